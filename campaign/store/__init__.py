"""The store: one SQLite file that holds any number of campaigns, each with a journal that only grows."""

from campaign.store.errors import StoreError
from campaign.store.finding import CampaignInfo, Listed
from campaign.store.store import Store

__all__ = ["CampaignInfo", "Listed", "Store", "StoreError"]
