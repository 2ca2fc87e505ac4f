"""The outermost layer: the store that keeps the journal, and the command line."""

__version__ = "0.1.0"
