-- When each person was last assessed, in a small table of its own: a questionnaire then writes no new version of the
-- person's row, and no new entry in each of its indexes.

create table last_assessments (
  user_id uuid primary key references users (id) on delete cascade,
  -- Participation in a period that ends today follows from it.
  last_at timestamptz not null,
  -- The latest of the person's results that is hours older: who comes back needs no look into the records.
  earlier_at timestamptz
);

insert into last_assessments (user_id, last_at, earlier_at)
select id, last_assessment_at, earlier_assessment_at from users where last_assessment_at is not null;

create index last_assessments_time on last_assessments (last_at);

drop index users_participation;
alter table users drop column last_assessment_at, drop column earlier_assessment_at;

-- Of all answers that one statement stores, one for each key is looked at. The lock comes after they are written and
-- before they can be seen, which is as good: who ends the use of a key waits for it or is seen.
create function check_sealed_assessments() returns trigger language plpgsql as $$
begin
  perform check_sealed(answers)
  from (select distinct on (substring(answers from 2 for 4)) answers from added) as one_of_a_key;
  return null;
end $$;

drop trigger assessments_sealed on assessments;
create trigger assessments_sealed before update of answers on assessments
  for each row execute function check_sealed_assessment();
create trigger assessments_added_sealed after insert on assessments referencing new table as added
  for each statement execute function check_sealed_assessments();
