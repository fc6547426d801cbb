-- Which backups were made: the daily one is made by one process of all, and what watches the server asks how old the
-- last one is. There is one row.
create table backup_state (
  only_one boolean primary key default true check (only_one),
  -- Until then a process is making the daily one; it says so again as long as it lives.
  claimed_until timestamptz,
  -- When the last daily one was begun that was ended well, and when one has last failed.
  daily_begun_at timestamptz,
  failed_at timestamptz,
  -- The moment that the last one shows, of any kind, and its length.
  made_at timestamptz,
  bytes bigint check (bytes >= 0)
);

insert into backup_state default values;
