-- Records belong to the role in which they were made, and figures about groups are made once, of four weeks each, with
-- chance added to them: what an admin does to an account afterwards takes nobody out of a figure.

alter table assessments add column made_as text not null default 'employee'
  check (made_as in ('employee', 'admin', 'counsellor'));
alter table moods add column made_as text not null default 'employee'
  check (made_as in ('employee', 'admin', 'counsellor'));
update assessments set made_as = users.role from users where users.id = user_id and users.role <> 'employee';
update moods set made_as = users.role from users where users.id = user_id and users.role <> 'employee';
-- Whoever stores a record says so.
alter table assessments alter column made_as drop default;
alter table moods alter column made_as drop default;

-- From now on only of results that statistics count.
delete from last_assessments using users where users.id = user_id and users.role <> 'employee';

drop table figure_totals, figure_cells, figure_state, figure_participants;

-- Four weeks each, from a Monday on. A person is counted once in a block. Only numbers with chance added are here: the
-- true ones are stored nowhere, so no row is ever made a second time.
create table figure_blocks (
  kind text not null check (kind in ('GAD-7', 'PHQ-9', 'mood', 'people')),
  first_day date not null,
  -- People by severity or mood, in the order of the statistics; one number for those who took part. May be below 0.
  cells integer[] not null,
  -- Of a questionnaire: twice the distances of the scores from the middle of their range, added up. Else 0.
  score_sum integer not null,
  primary key (kind, first_day)
);
