-- Who may see what, who has looked, who can be called, and who asks to be called back.

alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (role in ('employee', 'admin', 'counsellor'));

-- Since when the person shares the named record; null where they do not.
alter table users add column shares_since timestamptz;

-- Whether anybody could call back is asked on many screens.
create index users_counsellors on users (id) where role = 'counsellor' and disabled_at is null;

-- Every choice of the policy for named records, in the order of id and of time; 'open' holds before the first.
create table record_policies (
  id bigint generated always as identity primary key,
  policy text not null check (policy in ('open', 'reason', 'consent', 'never')),
  at timestamptz not null,
  -- Without a reference: the history outlives the admin.
  changed_by uuid not null
);

-- A reason that an admin gave for one person's record. It opens that record until it expires.
create table record_access (
  admin_id uuid not null references users (id) on delete cascade,
  person_id uuid not null references users (id) on delete cascade,
  reason text not null,
  expires_at timestamptz not null,
  primary key (person_id, admin_id)
);

create index record_access_expiry on record_access (expires_at);

-- Each opening of a named record. Written in the transaction that reads the record: no entry, no data.
-- It holds no content of the record, and outlives both people: ids without a reference.
create table access_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  admin_id uuid not null,
  person_id uuid not null,
  -- The policy under which it was opened, and the reason where one was given.
  policy text not null,
  reason text
);

create index access_log_person on access_log (person_id, at, id);

-- What people are told once: everybody who had an account by then, or one person.
create table notices (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id uuid references users (id) on delete cascade,
  kind text not null,
  -- The words of the notice that change: never a health matter.
  detail jsonb not null
);

create index notices_time on notices (at);

create table notices_seen (
  user_id uuid not null references users (id) on delete cascade,
  notice_id bigint not null references notices (id) on delete cascade,
  primary key (user_id, notice_id)
);

create table help_lines (
  id uuid primary key default gen_random_uuid(),
  position integer not null,
  name text not null,
  -- As they are dialled; the first is the shortest.
  numbers text[] not null check (cardinality(numbers) > 0),
  hours text not null,
  languages text not null,
  note text not null,
  source text not null,
  verified_on date not null
);

-- The same as domain/help-lines.ts, which a test compares.
insert into help_lines (position, name, numbers, hours, languages, note, source, verified_on) values
  (1, 'Tele-MANAS', '{14416,1800-891-4416}', 'At any hour', '20 languages',
    'Free government line for mental health, at any hour, in 20 languages', 'https://telemanas.mohfw.gov.in', '2026-11-20'),
  (2, 'Emergency', '{112}', 'At any hour', '',
    'If you or somebody else is in danger now', 'https://112.gov.in', '2026-11-20');

-- What was passed on goes once it has served: then phone, preferred time and note are null and only the times remain.
create table call_backs (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null default gen_random_uuid() unique,
  -- When the person agreed to what is passed on, and asked.
  requested_at timestamptz not null,
  phone text,
  preferred_time text,
  note text,
  taken_at timestamptz,
  taken_by uuid,
  withdrawn_at timestamptz,
  primary key (user_id, id)
);

-- One open request a person, whatever arrives twice.
create unique index call_backs_open on call_backs (user_id) where taken_at is null and withdrawn_at is null;
create index call_backs_waiting on call_backs (requested_at) where taken_at is null and withdrawn_at is null;
create index call_backs_taken on call_backs (taken_at) where phone is not null;
