"""What can happen: the elementary facts of The Queen's Dilemma. All are public; secrets are entered when shown."""
