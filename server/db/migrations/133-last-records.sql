-- Who has logged a mood has taken part, too: the table of the last results becomes that of the last records.
alter table last_assessments rename to last_records;
alter table last_records rename constraint last_assessments_pkey to last_records_pkey;
alter table last_records rename constraint last_assessments_user_id_fkey to last_records_user_id_fkey;
alter index last_assessments_time rename to last_records_time;

insert into last_records as known (user_id, last_at)
select user_id, max(created_at) from moods where made_as = 'employee' group by user_id
on conflict (user_id) do update set last_at = greatest(known.last_at, excluded.last_at),
  earlier_at = case when known.last_at < excluded.last_at - interval '2 hours' then known.last_at else known.earlier_at end;

-- Counted without them.
delete from participant_counts;
