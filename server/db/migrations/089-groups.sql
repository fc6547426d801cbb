-- Statistics by theme, designation, state and city. A record belongs to the groups that its person was in when it was
-- made, as it belongs to the role: who is moved later takes nothing along.

-- Each combination that anyone has had, once, by the ids of the entries: another name changes nothing. 0 where the person
-- has no entry of the list.
create table work_details (
  id integer generated always as identity primary key,
  theme bigint not null,
  designation bigint not null,
  state bigint not null,
  city bigint not null,
  unique (theme, designation, state, city)
);

create index work_list_entries_named on work_list_entries (kind, name) where merged_into is null;

create function work_details_of(person users) returns integer language plpgsql volatile as $$
declare
  in_state bigint := coalesce((select id from work_list_entries
    where kind = 'state' and name = person.state and merged_into is null), 0);
  wanted work_details;
  found_id integer;
begin
  wanted.theme := coalesce((select id from work_list_entries
    where kind = 'theme' and name = person.theme and merged_into is null), 0);
  wanted.designation := coalesce((select id from work_list_entries
    where kind = 'designation' and name = person.designation and merged_into is null), 0);
  wanted.city := coalesce((select id from work_list_entries
    where kind = 'city' and name = person.city and within = in_state and merged_into is null), 0);
  for attempt in 1..2 loop
    select id into found_id from work_details
    where theme = wanted.theme and designation = wanted.designation and state = in_state and city = wanted.city;
    exit when found_id is not null;
    -- Where someone else is at the same, this waits and then finds it.
    insert into work_details (theme, designation, state, city)
    values (wanted.theme, wanted.designation, in_state, wanted.city) on conflict do nothing;
  end loop;
  return found_id;
end $$;

-- What the person has now, and what they had first: at registration, or before there were groups.
alter table users add column work_details_id integer;
alter table users add column first_work_details_id integer;

-- Null in records that are older than the column, and then what their person had first: ten million rows stay as they are.
-- Without a foreign key: whoever stores a record takes the number from the person's row, and no combination is ever deleted.
alter table assessments add column work_details_id integer;
alter table moods add column work_details_id integer;

create function note_work_details() returns trigger language plpgsql as $$
begin
  new.work_details_id := work_details_of(new);
  if tg_op = 'INSERT' then
    new.first_work_details_id := new.work_details_id;
  end if;
  return new;
end $$;

create trigger users_work_details_first before insert on users
  for each row execute function note_work_details();
create trigger users_work_details before update of theme, designation, state, city on users for each row
  when ((old.theme, old.designation, old.state, old.city) is distinct from (new.theme, new.designation, new.state, new.city))
  execute function note_work_details();

update users set (work_details_id, first_work_details_id) = (select found, found from work_details_of(users) as found);

-- Sums of a day by group. 0 is the group of those who had no entry of the list.
create table day_group_scores (
  list text not null,
  entry bigint not null,
  day date not null,
  type text not null,
  minimal integer not null,
  mild integer not null,
  moderate integer not null,
  severe integer not null,
  partial integer not null,
  score_sum bigint not null,
  primary key (list, entry, day, type)
);

create table day_group_moods (
  list text not null,
  entry bigint not null,
  day date not null,
  mood text not null,
  count integer not null,
  primary key (list, entry, day, mood)
);

create index day_group_scores_day on day_group_scores (day);
create index day_group_moods_day on day_group_moods (day);

-- All is counted anew, so that the groups have their part.
update day_counts_state set time_zone = null;

-- As figure_blocks, for each entry of each list: made once, with wider chance, and never again.
create table group_blocks (
  list text not null,
  entry bigint not null,
  kind text not null,
  first_day date not null,
  cells integer[] not null,
  -- The moods of `cells`, in their order; null for all that is not about moods.
  moods text[],
  primary key (list, first_day, kind, entry)
);
