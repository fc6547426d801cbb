-- The mailed link of someone who has left opens nothing by itself: with the date of birth it is exchanged for one that lasts an hour.
alter table leaving_links add column opened_until timestamptz;
