"""Documents of Witching Hour."""
