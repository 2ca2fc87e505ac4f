"""Documents of Queen by Midnight."""
