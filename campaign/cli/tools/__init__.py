"""The commands that serve all titles. Each is loaded when it is called, and no sooner."""
