-- A database knows the time from its beginning: a clock that jumped before erasing was ever in order was believed.
update erasure_clock set last_run_at = clock_timestamp() where last_run_at is null;
alter table erasure_clock alter column last_run_at set not null;
