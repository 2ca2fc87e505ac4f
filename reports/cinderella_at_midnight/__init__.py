"""Documents of Cinderella at Midnight."""
