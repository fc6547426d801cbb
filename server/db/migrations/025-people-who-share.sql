-- Who shares the named record does not count among those who hide each other in a figure.
create index users_sharing on users (id) where shares_since is not null;
