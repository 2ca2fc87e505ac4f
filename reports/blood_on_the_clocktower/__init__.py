"""Documents of Blood on the Clocktower."""
