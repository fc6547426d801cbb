-- People, how they sign in, what they record, and what admins set.
-- Every table that grows with use carries user_id first in its key, so that it can be distributed by person one day.

create table users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  password_hash text not null,
  role text not null default 'employee' check (role in ('employee', 'admin')),
  theme text,
  designation text,
  state text,
  city text,
  date_of_birth date,
  blood_group text,
  height text,
  weight text,
  phone text,
  ailments text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  disabled_at timestamptz,
  -- The latest of the person's assessments: participation in a period that ends today follows from it.
  last_assessment_at timestamptz
);

-- E-mails compare without case.
create unique index users_email_key on users (lower(email));

-- Tokens are 256 random bits; only their SHA-256 is stored.
create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- One row a person: a newer request ends the older link.
create table password_resets (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

-- Requests for a reset link, known address or not, waiting to be looked up and mailed by any process.
create table reset_requests (
  id bigint generated always as identity primary key,
  email text not null,
  requested_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);

create index reset_requests_due on reset_requests (next_attempt_at);

-- Counted attempts, by kind and by a hash of the e-mail or the address.
create table attempts (
  key bytea primary key,
  count integer not null,
  window_ends_at timestamptz not null,
  blocked_until timestamptz
);

create index attempts_expiry on attempts (window_ends_at);

-- The wording of an item stands in domain/instruments; here is only whether it is asked.
create table questions (
  id text primary key,
  type text not null check (type in ('GAD-7', 'PHQ-9')),
  item integer not null,
  is_active boolean not null default true,
  -- When it was last switched: a submission that misses it shortly after was opened before.
  changed_at timestamptz,
  unique (type, item)
);

insert into questions (id, type, item)
select 'gad7-' || item, 'GAD-7', item from generate_series(1, 7) as item
union all
select 'phq9-' || item, 'PHQ-9', item from generate_series(1, 9) as item;

create table assessments (
  user_id uuid not null references users (id) on delete cascade,
  id bigint generated always as identity,
  type text not null check (type in ('GAD-7', 'PHQ-9')),
  created_at timestamptz not null,
  total_score smallint not null check (total_score between 0 and 27),
  -- True where some of the validated items were not asked: a plain sum without a band.
  partial boolean not null,
  answers jsonb not null,
  idempotency_key text,
  primary key (user_id, id),
  unique (user_id, idempotency_key)
);

create index assessments_history on assessments (user_id, type, created_at, id);
create index assessments_time on assessments (created_at);

create table moods (
  user_id uuid not null references users (id) on delete cascade,
  id bigint generated always as identity,
  created_at timestamptz not null,
  mood text not null check (mood in ('happy', 'calm', 'neutral', 'sad', 'angry')),
  idempotency_key text,
  primary key (user_id, id),
  unique (user_id, idempotency_key)
);

create index moods_history on moods (user_id, created_at, id);
create index moods_time on moods (created_at);

-- At most one row; none until an admin has set something.
create table reminder_settings (
  only_one boolean primary key default true check (only_one),
  mood_popup_1 text not null,
  mood_popup_2 text not null,
  water_interval_minutes integer not null,
  posture_interval_minutes integer not null,
  updated_at timestamptz not null
);
