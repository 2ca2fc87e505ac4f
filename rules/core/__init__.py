"""What every title is made of: values, events, refusals, the table, actions and steps."""
