-- People bear the ids of the entries that they have, and no names beside them: an entry that gets another name is one row.

-- What someone has that no list knows is kept for them, as migration 86 did.
insert into work_list_entries (kind, name, name_key, position, retired_at)
select kind, name, lower(name), 1000 + row_number() over (partition by kind order by name), now()
from (
  select 'theme' as kind, theme as name from users union
  select 'designation', designation from users union
  select 'state', state from users
) as had
where name is not null and not exists (
  select from work_list_entries as entry
  where entry.kind = had.kind and entry.name = had.name and merged_into is null)
on conflict do nothing;

-- Names that read the same are one entry. Names that people had were those of entries: this is for what was written by hand.
create function entry_had(wanted_kind text, wanted_name text, wanted_within bigint) returns bigint language sql stable as $$
  select id from work_list_entries
  where kind = wanted_kind and (name = wanted_name or name_key = lower(wanted_name)) and merged_into is null
    and (wanted_within is null or within = wanted_within)
  order by name = wanted_name desc, retired_at nulls first, id limit 1
$$;

insert into work_list_entries (kind, name, name_key, within, position, retired_at)
select 'city', city, lower(city), state_id, 1000 + row_number() over (partition by state_id order by city), now()
from (
  select distinct city, entry_had('state', state, null) as state_id from users where state is not null and city is not null
) as had
where entry_had('city', city, state_id) is null
on conflict do nothing;

do $$
begin
  if exists (select from users where city is not null and entry_had('city', city, entry_had('state', state, null)) is null) then
    raise exception 'someone has a city and no state, and no list has that city: give them a state, or take the city away';
  end if;
end $$;

-- Of a record, what its person belongs to is noted when it is made, and of nobody before.
drop trigger users_work_details_first on users;
drop trigger users_work_details on users;
drop function note_work_details();
drop function work_details_of(users);
alter table users drop column work_details_id;

alter table users
  alter column theme type bigint using entry_had('theme', theme, null),
  alter column designation type bigint using entry_had('designation', designation, null),
  alter column state type bigint using entry_had('state', state, null),
  alter column city type bigint using entry_had('city', city, entry_had('state', state, null)),
  add foreign key (theme) references work_list_entries (id),
  add foreign key (designation) references work_list_entries (id),
  add foreign key (state) references work_list_entries (id),
  add foreign key (city) references work_list_entries (id);

drop function entry_had(text, text, bigint);

-- Which lists there are says domain/person-fields.ts.
alter table work_list_entries drop constraint work_list_entries_kind_check;

-- The entry that someone who chooses a name of a list has from then on. `around` is the name of the state of a city.
create function work_entry(wanted_kind text, wanted_name text, around text) returns bigint language plpgsql stable as $$
declare
  found_id bigint;
begin
  if wanted_name is null then
    return null;
  end if;
  select entry.id into found_id from work_list_entries as entry
  left join work_list_entries as place on place.id = entry.within
  where entry.kind = wanted_kind and entry.name = wanted_name and entry.merged_into is null
    and place.name is not distinct from around;
  if found_id is null then
    raise exception 'no list has what is to be stored';
  end if;
  return found_id;
end $$;

-- The combination that a person has now, for the record that is made.
create function work_details_of(person users) returns integer language plpgsql volatile as $$
declare
  found_id integer;
begin
  for attempt in 1..2 loop
    select id into found_id from work_details
    where theme = coalesce(person.theme, 0) and designation = coalesce(person.designation, 0)
      and state = coalesce(person.state, 0) and city = coalesce(person.city, 0);
    exit when found_id is not null;
    -- Where someone else is at the same, this waits and then finds it.
    insert into work_details (theme, designation, state, city)
    values (coalesce(person.theme, 0), coalesce(person.designation, 0), coalesce(person.state, 0), coalesce(person.city, 0))
    on conflict do nothing;
  end loop;
  return found_id;
end $$;

-- By the ids too; 0 where a person has no place.
delete from employee_counts;
alter table employee_counts alter column state type bigint using 0, alter column city type bigint using 0;
insert into employee_counts (state, city, count)
select coalesce(state, 0), coalesce(city, 0), count(*) from users where role = 'employee' and left_at is null group by 1, 2;

create or replace function count_added_employees() returns trigger language plpgsql as $$
begin
  -- In one order, so that two statements never wait for each other in a circle.
  insert into employee_counts (state, city, count)
  select coalesce(state, 0), coalesce(city, 0), count(*) from added where role = 'employee' and left_at is null
  group by 1, 2 order by 1, 2
  on conflict (state, city) do update set count = employee_counts.count + excluded.count;
  return null;
end $$;

create or replace function count_removed_employees() returns trigger language plpgsql as $$
begin
  insert into employee_counts (state, city, count)
  select coalesce(state, 0), coalesce(city, 0), -count(*) from removed where role = 'employee' and left_at is null
  group by 1, 2 order by 1, 2
  on conflict (state, city) do update set count = employee_counts.count + excluded.count;
  return null;
end $$;

create or replace function count_changed_employees() returns trigger language plpgsql as $$
begin
  insert into employee_counts (state, city, count)
  select coalesce(state, 0), coalesce(city, 0), sum(sign) from (
    select state, city, -1 as sign from removed where role = 'employee' and left_at is null
    union all
    select state, city, 1 from added where role = 'employee' and left_at is null) as changed
  group by 1, 2 having sum(sign) <> 0 order by 1, 2
  on conflict (state, city) do update set count = employee_counts.count + excluded.count;
  return null;
end $$;
