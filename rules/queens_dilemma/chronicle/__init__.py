"""Chronicle and Event cards: unlocking, drawing, their effects in each phase, and their Pass Actions."""
