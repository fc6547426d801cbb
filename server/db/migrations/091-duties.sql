-- What an organisation settles about itself and what each person agreed to: docs/decisions/102-first-hour.md and 103.

-- A column that is null is as the environment begins it.
create table organisation_settings (
  only_row boolean primary key default true check (only_row),
  name text,
  time_zone text,
  -- ORG_TIMEZONE as it was when the zone was chosen: another one since then is the operator's later word.
  time_zone_over text,
  contacts jsonb not null default '{}',
  logo bytea,
  logo_type text,
  logo_hash text,
  logo_width integer,
  logo_height integer,
  updated_at timestamptz not null
);

-- What is said of a step of the first hour. Whether it is done follows from facts wherever it can.
create table setup_steps (
  step text primary key,
  put_off_until timestamptz,
  -- What held when an admin said that it is right: another value since then opens the step again.
  settled_as text,
  settled_at timestamptz
);

create table test_mails (
  only_row boolean primary key default true check (only_row),
  code_hash bytea not null,
  settings_hash text not null,
  sent_at timestamptz not null,
  tries integer not null default 0
);

-- Each text of the notice that anyone was ever shown.
create table privacy_notices (
  number integer generated always as identity primary key,
  hash text not null unique,
  items jsonb not null,
  first_shown_at timestamptz not null
);

create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  notice integer not null references privacy_notices (number),
  agrees boolean not null,
  at timestamptz not null,
  language text not null,
  -- 'registration' or 'asked'
  given_at text not null
);

create index consents_user on consents (user_id, id desc);

create table look_choices (
  user_id uuid primary key references users (id) on delete cascade,
  on_page boolean not null default true,
  by_mail boolean not null default false,
  seen_until timestamptz,
  mailed_until timestamptz,
  mailed_at timestamptz,
  mail_tried_at timestamptz
);

create index look_choices_by_mail on look_choices (mailed_at) where by_mail;

-- Since when a person has taken their agreement back, so that nothing more is recorded of them.
alter table users add column recording_stopped_at timestamptz;
