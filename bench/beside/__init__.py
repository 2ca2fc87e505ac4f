"""What Council is measured beside: small programs that do the like with nothing of Council's."""
