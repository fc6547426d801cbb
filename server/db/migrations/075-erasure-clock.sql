-- What the erasure of old records knows of the time: a clock that has jumped must not erase anything.

create table erasure_clock (
  only_row boolean primary key default true check (only_row),
  -- The database's clock when erasing was last in order, or when an operator has confirmed it.
  last_run_at timestamptz,
  -- Since when, by the same clock, it waits for an operator; null while it goes on.
  stopped_at timestamptz
);

-- Where there are records already, the youngest says how late it is at least.
insert into erasure_clock (last_run_at)
select max(at) from (
  select max(created_at) as at from assessments
  union all select max(created_at) from moods
  union all select max(at) from audit_events
) as newest;
