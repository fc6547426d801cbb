-- Lists of people page by this key. The collation is named, so that every server pages in the same order.
create index users_by_name on users ((lower(name)) collate "C", id);
create index users_places on users (state, city) where role = 'employee';

-- Who did what to whom, and when. It names no health matter, and it outlives the people in it: ids without a reference.
create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid not null,
  action text not null,
  person_id uuid
);

create index audit_events_time on audit_events (at, id);
create index audit_events_person on audit_events (person_id, at) where person_id is not null;
