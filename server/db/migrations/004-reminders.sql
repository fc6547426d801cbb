-- What people have chosen about their reminders, and where reminders go while no page is open.

-- No row until a person has chosen something. Null: as the organisation has set it.
create table reminder_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  mood_on boolean not null,
  water_on boolean not null,
  posture_on boolean not null,
  mood_popup_1 text,
  mood_popup_2 text,
  water_interval_minutes integer,
  posture_interval_minutes integer,
  quiet_from text,
  quiet_to text,
  weekends_on boolean not null,
  paused_until timestamptz,
  mood_snoozed_until timestamptz,
  water_snoozed_until timestamptz,
  posture_snoozed_until timestamptz,
  updated_at timestamptz not null
);

-- One row: the keys by which push services know this server (made once), and whether a way leads to them.
create table push_state (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_key text not null,
  reachable boolean not null default true,
  asked_at timestamptz
);

-- A device that wants reminders while the page is closed. It ends with its session: nothing reaches who has signed out.
create table push_subscriptions (
  session_hash bytea primary key references sessions (token_hash) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  time_zone text not null,
  -- What the timer of this device remembers, as domain/reminders has it.
  checked_at timestamptz not null,
  water_anchor timestamptz not null,
  posture_anchor timestamptz not null,
  -- When something can be due next.
  look_at timestamptz not null,
  -- When a page with this session last asked for the reminders: while it does, it shows them itself.
  page_seen_at timestamptz,
  failures integer not null default 0
);

create unique index push_subscriptions_endpoint on push_subscriptions (endpoint);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_due on push_subscriptions (look_at);
