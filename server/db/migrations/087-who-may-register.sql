-- Who may register, the staff list that people are invited from, and what is imported into it.

-- The rule that holds: a word of domain/registration-rules.ts. Domains as the DNS writes them, in lower case.
create table registration_rule (
  only_row boolean primary key default true check (only_row),
  rule text not null default 'open',
  domains text[] not null default '{}',
  -- Whether an address has to be confirmed by a mailed link before anyone registers with it.
  confirms_email boolean not null default false
);

insert into registration_rule default values;

-- Whom the organisation says to work here. They are people of the product only once they have registered.
create table staff_list (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null,
  theme bigint not null references work_list_entries (id),
  designation bigint not null references work_list_entries (id),
  state bigint not null references work_list_entries (id),
  city bigint not null references work_list_entries (id),
  -- Who has registered; the entry goes with the account.
  user_id uuid unique references users (id) on delete cascade,
  added_at timestamptz not null,
  -- When a mail server has refused the invitation for good.
  mail_refused_at timestamptz
);

create unique index staff_list_email on staff_list (lower(email));

-- Mails with a link to register that wait to be sent, by any process. Those that a person has asked for go first.
create table registration_mails (
  id bigint generated always as identity primary key,
  email text not null,
  is_asked boolean not null,
  language text not null,
  requested_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);

create index registration_mails_due on registration_mails (is_asked desc, next_attempt_at, id);
create index registration_mails_email on registration_mails (lower(email));

-- A link proves that its bearer reads the mail of this address.
create table registration_links (
  token_hash bytea primary key,
  email text not null,
  -- The invitation that it is; none of an address that was only to be confirmed.
  staff_id uuid references staff_list (id) on delete cascade,
  mailed_at timestamptz not null,
  expires_at timestamptz not null
);

create index registration_links_email on registration_links (lower(email), mailed_at);
create index registration_links_staff on registration_links (staff_id) where staff_id is not null;

-- A file that an admin has sent, until it is confirmed or a day is over. Nothing of it counts before.
create table staff_imports (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references users (id) on delete cascade,
  uploaded_at timestamptz not null,
  content bytea not null,
  -- What the admin has said of it: which column is what, and what is to be added to the lists.
  choice jsonb,
  -- Of what was shown with that choice: nothing else can be confirmed.
  plan_hash bytea,
  state text not null default 'uploaded',
  done integer not null default 0,
  total integer not null default 0,
  -- When the process that stores it was last heard of.
  beat_at timestamptz,
  outcome jsonb
);
