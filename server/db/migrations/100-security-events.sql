-- Who signed in, who was refused: what happened to accounts beside the actions of admins. No health matter, no e-mail, no
-- address, no token. Ids without a reference: it outlives the people in it.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  -- The account; null where there is none, or no one may say whose it is.
  person_id uuid,
  -- Method and pattern of the call, and the id that its log lines carry; null for jobs and commands.
  route text,
  request_id text,
  -- What one who guesses brings over and over is one row a minute.
  times integer not null default 1 check (times > 0),
  detail jsonb not null default '{}'
);

create index security_events_person on security_events (person_id, at) where person_id is not null;
create index security_events_time on security_events (at);

alter table audit_events add column route text, add column request_id text;
