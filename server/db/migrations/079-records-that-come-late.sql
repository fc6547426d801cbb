-- Days are counted up to some seconds ago instead of an hour. What is stored with an earlier time than open_since, because
-- its transaction took long or the clock of its process is behind, is added to the counts by whoever stores it.

alter table day_counts_state add column open_since timestamptz;
-- How often open_since was put back because a clock was: what was announced before then does not hold any more.
alter table day_counts_state add column open_since_lowered integer not null default 0;
update day_counts_state set open_since = counted_until;

-- For the statement that stores records. Until its transaction ends, nobody counts what it may store: whoever is about to
-- count says so in open_since first and then waits for this lock. Volatile, so that what the lock waited for is seen.
create function records_open_since() returns timestamptz language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(7900);
  return (select coalesce(open_since, '-infinity') from day_counts_state);
end $$;

-- Takes the lock that stores hold: returns when everything that began to be stored before it can be seen.
create function wait_for_records() returns void language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(7900);
end $$;
