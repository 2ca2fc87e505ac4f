"""Views in, a document out: templates, charts and PDF."""
