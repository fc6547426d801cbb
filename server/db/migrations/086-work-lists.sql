-- What an employee works on, as what and where: lists that admins keep. People bear the name of an entry (users.theme,
-- designation, state and city), and follow when it gets another one.
create table work_list_entries (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('theme', 'designation', 'state', 'city')),
  name text not null,
  -- The same for names that no one would tell apart: domain/work-lists.ts makes it.
  name_key text not null,
  -- The state that a city lies in.
  within bigint references work_list_entries (id),
  position integer not null,
  -- Since when it is kept for those alone who have it.
  retired_at timestamptz,
  -- The entry that its people have gone to. It stays for what was counted under it, and nothing else shows it.
  merged_into bigint references work_list_entries (id),
  created_at timestamptz not null default now(),
  -- Of the call that added it.
  idempotency_key text unique,
  check ((kind = 'city') = (within is not null))
);

create unique index work_list_entries_name on work_list_entries (kind, within, name_key) nulls not distinct
  where merged_into is null;
create index work_list_entries_within on work_list_entries (within) where within is not null;

insert into work_list_entries (kind, name, name_key, position)
select 'theme', name, lower(name), position from unnest(array[
  'Agriculture', 'Civil Society Engagement', 'Communications', 'Community development', 'Digital & Analytics', 'Disability',
  'Education', 'Finance & Accounts', 'Gender & CE', 'Grassroot Governance and Decentralised Planning', 'Infrastructure',
  'People', 'Planning & Analytics', 'Public Health', 'Skill Development', 'Sports', 'Supply Chain', 'Tribal Identity',
  'Urban dev', 'Urban Habitat', 'Workplace Ecosystem'
]) with ordinality as start (name, position);

insert into work_list_entries (kind, name, name_key, position)
select 'designation', name, lower(name), position from unnest(array[
  'Account Executive', 'Accountant', 'Administrative Assistant', 'Administrator', 'Agriculture Officer', 'ANM',
  'Archery Coach', 'Area Manager', 'Assistant Manager', 'Assistant Teacher', 'Associate', 'Audit Officer', 'Block Coordinator',
  'Business Analyst', 'Caretaker', 'Centre Coordinator', 'Chief Operating Officer', 'Civil Engineer', 'Cluster Coordinator',
  'Coach', 'Communications Officer', 'Community Facilitator', 'Community Mobiliser', 'Consultant', 'Content Writer', 'Cook',
  'Counsellor', 'Data Analyst', 'Data Entry Operator', 'Deputy Manager', 'District Coordinator', 'Doctor',
  'Documentation Officer', 'Driver', 'Electrician', 'Executive Assistant', 'Field Coordinator', 'Field Officer',
  'Finance Manager', 'Football Coach', 'Gardener', 'Graphic Designer', 'Hostel Warden', 'Human Resources Executive',
  'Human Resources Manager', 'Instructor', 'Intern', 'IT Support Engineer', 'Junior Engineer', 'Laboratory Technician', 'Lead',
  'Librarian', 'Livelihood Coordinator', 'Manager', 'Monitoring and Evaluation Officer', 'Music Teacher', 'Nurse',
  'Office Assistant', 'Operations Manager', 'Peon', 'Pharmacist', 'Physiotherapist', 'Placement Officer', 'Principal',
  'Procurement Officer', 'Programme Manager', 'Programme Officer', 'Project Assistant', 'Project Coordinator',
  'Project Manager', 'Receptionist', 'Research Associate', 'Security Guard', 'Senior Manager', 'Site Supervisor',
  'Social Worker', 'Software Developer', 'Store Keeper', 'Surveyor', 'Teacher', 'Team Lead', 'Trainer', 'Veterinary Officer',
  'Warehouse Supervisor'
]) with ordinality as start (name, position);

insert into work_list_entries (kind, name, name_key, position)
select 'state', name, lower(name), position from unnest(array[
  'Jharkhand', 'Odisha', 'Maharashtra', 'Uttar Pradesh', 'Punjab'
]) with ordinality as start (name, position);

insert into work_list_entries (kind, name, name_key, within, position)
select 'city', start.name, lower(start.name), state.id, row_number() over (partition by state.id order by start.place)
from (values
  ('Jharkhand', array['Jamshedpur', 'Jamadoba', 'West Bokaro', 'Noamundi', 'Chandil', 'Jagannathpur', 'Chaibasa']),
  ('Odisha', array['Bhubaneswar', 'Gopalpur', 'Meramandali', 'Kalinganagar', 'Bamnipal', 'Sukinda', 'Balasore', 'Athagarh']),
  ('Maharashtra', array['Khopoli']),
  ('Uttar Pradesh', array['Sahibabad']),
  ('Punjab', array['Ludhiana'])
) as places (state, cities)
join work_list_entries as state on state.kind = 'state' and state.name = places.state,
lateral unnest(places.cities) with ordinality as start (name, place);

-- What someone has that no list of the program has offered is kept for them.
insert into work_list_entries (kind, name, name_key, position, retired_at)
select kind, name, lower(name), 1000 + row_number() over (partition by kind order by name), now()
from (
  select 'theme' as kind, theme as name from users union
  select 'designation', designation from users union
  select 'state', state from users
) as had
where name is not null
on conflict do nothing;

insert into work_list_entries (kind, name, name_key, within, position, retired_at)
select 'city', had.city, lower(had.city), state.id, 1000 + row_number() over (partition by state.id order by had.city), now()
from (select distinct state, city from users where state is not null and city is not null) as had
join work_list_entries as state on state.kind = 'state' and state.name = had.state
on conflict do nothing;

-- A city that gets another name takes all its people along in one statement: they are counted once, not one by one.
create function count_changed_employees() returns trigger language plpgsql as $$
begin
  insert into employee_counts (state, city, count)
  select coalesce(state, ''), coalesce(city, ''), sum(sign) from (
    select state, city, -1 as sign from removed where role = 'employee'
    union all
    select state, city, 1 from added where role = 'employee') as changed
  group by 1, 2 having sum(sign) <> 0 order by 1, 2
  on conflict (state, city) do update set count = employee_counts.count + excluded.count;
  return null;
end $$;

drop trigger users_changed on users;
drop function count_changed_employee();
create trigger users_changed after update on users referencing old table as removed new table as added
  for each statement execute function count_changed_employees();
