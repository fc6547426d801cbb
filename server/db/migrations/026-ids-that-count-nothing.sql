-- A person sees the ids of the own records. Numbers from one sequence for all would tell how many records others made
-- between two of one's own; the microsecond of storing tells nothing that is not in the record. Ids are a person's own:
-- the key begins with user_id.
create function record_id() returns bigint language sql volatile
  return (extract(epoch from clock_timestamp()) * 1000000)::bigint;

alter table assessments alter column id drop identity;
alter table assessments alter column id set default record_id();
alter table moods alter column id drop identity;
alter table moods alter column id set default record_id();
