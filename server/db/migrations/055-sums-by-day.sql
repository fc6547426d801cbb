-- Sums of a day in one row, so that reading them costs the number of days and not of scores; counted from the records
-- again. And how many employees there are, by place.

drop table day_scores, day_moods;

-- Whole questionnaires by severity as the statistics name it, partial ones apart. `score_sum` is of whole ones.
create table day_scores (
  day date not null,
  type text not null check (type in ('GAD-7', 'PHQ-9')),
  minimal integer not null,
  mild integer not null,
  moderate integer not null,
  severe integer not null,
  partial integer not null,
  score_sum bigint not null,
  primary key (day, type)
);

create table day_moods (
  day date primary key,
  happy integer not null,
  calm integer not null,
  neutral integer not null,
  sad integer not null,
  angry integer not null
);

-- Records made before counted_until are counted, by the days of time_zone; null before the first count.
alter table day_counts_state drop column closed_through;
alter table day_counts_state add column counted_until timestamptz;
update day_counts_state set time_zone = null;

-- Employees with a questionnaire from `since` up to counted_until. Emptied whenever that moves or an employee's past
-- changes, under the lock of day_counts_state; whoever needs a figure that is not there counts it.
create table participant_counts (
  since timestamptz primary key,
  people integer not null
);

-- '' where a person has no place. Kept by triggers: nobody who adds or removes an employee has to think of it.
create table employee_counts (
  state text not null,
  city text not null,
  count integer not null,
  primary key (state, city)
);

insert into employee_counts (state, city, count)
select coalesce(state, ''), coalesce(city, ''), count(*) from users where role = 'employee' group by 1, 2;

-- The latest of a person's results that is hours older than last_assessment_at: who comes back needs no look into the records.
alter table users add column earlier_assessment_at timestamptz;

-- Employees of a place are listed by name.
drop index users_places;
create index users_places on users (state, city, (lower(name)) collate "C", id) where role = 'employee';

create function count_added_employees() returns trigger language plpgsql as $$
begin
  -- In one order, so that two statements never wait for each other in a circle.
  insert into employee_counts (state, city, count)
  select coalesce(state, ''), coalesce(city, ''), count(*) from added where role = 'employee'
  group by 1, 2 order by 1, 2
  on conflict (state, city) do update set count = employee_counts.count + excluded.count;
  return null;
end $$;

create function count_removed_employees() returns trigger language plpgsql as $$
begin
  insert into employee_counts (state, city, count)
  select coalesce(state, ''), coalesce(city, ''), -count(*) from removed where role = 'employee'
  group by 1, 2 order by 1, 2
  on conflict (state, city) do update set count = employee_counts.count + excluded.count;
  return null;
end $$;

create function count_changed_employee() returns trigger language plpgsql as $$
begin
  insert into employee_counts (state, city, count)
  select state, city, sum(sign) from (
    select coalesce(old.state, '') as state, coalesce(old.city, '') as city, -1 as sign where old.role = 'employee'
    union all
    select coalesce(new.state, ''), coalesce(new.city, ''), 1 where new.role = 'employee') as changed
  group by 1, 2 order by 1, 2
  on conflict (state, city) do update set count = employee_counts.count + excluded.count;
  return null;
end $$;

create function count_no_employees() returns trigger language plpgsql as $$
begin
  delete from employee_counts;
  return null;
end $$;

create trigger users_added after insert on users referencing new table as added
  for each statement execute function count_added_employees();
create trigger users_removed after delete on users referencing old table as removed
  for each statement execute function count_removed_employees();
create trigger users_changed after update of role, state, city on users for each row
  when ((old.role, old.state, old.city) is distinct from (new.role, new.state, new.city))
  execute function count_changed_employee();
create trigger users_truncated after truncate on users for each statement execute function count_no_employees();
