"""The command line: it takes words, calls the keeper, and says what came of it. No rule lives here."""
