"""The journal's schema, step by step. Migrations import no models."""
