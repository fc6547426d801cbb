-- A milder policy for named records that has been announced: none or one. It comes into force when it has been there to be read
-- for seven days, as the clock of the database counts them; time in which no process saw that clock go on does not count.
create table coming_policy (
  only_row boolean primary key default true check (only_row),
  policy text not null,
  announced_at timestamptz not null,
  -- Without a reference, as in record_policies. Who is no active admin any more has announced nothing.
  announced_by uuid not null,
  holds_from timestamptz not null,
  -- When a process last saw that it waits.
  seen_at timestamptz not null
);
