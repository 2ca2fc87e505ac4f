"""Documents of The Queen's Dilemma."""
