"""Council, started as an installed script starts it."""

from campaign.cli.main import run

run()
