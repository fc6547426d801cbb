-- What changed because of people, announcements, and the report for the board.

-- What admins tell everyone. Plain text. Days are those of ORG_TIMEZONE; a post without a first day is a draft.
create table posts (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  title text not null,
  heard text not null,
  text text not null,
  link text not null,
  day date not null,
  shown_from date,
  shown_until date check (shown_until >= shown_from),
  created_at timestamptz not null,
  -- The step that 'this helps' has reached, and the day of its last count: docs/decisions/101-this-helps.md.
  helps_shown integer not null default 0,
  helps_counted_on date not null
);

-- Who says that a post helps, as nobody can read it: a keyed hash of person and post.
create table post_helps (
  mark_hash bytea primary key,
  post_id uuid not null references posts (id) on delete cascade
);

create index post_helps_post on post_helps (post_id);

-- The key of these hashes. Encrypted, see data_keys. There is one row.
create table post_secrets (
  only_one boolean primary key default true check (only_one),
  content bytea not null
);

create trigger post_secrets_sealed before insert or update of content on post_secrets
  for each row execute function check_sealed_content();

-- Admins to whom the report of a month is mailed.
create table board_report_recipients (
  admin_id uuid primary key references users (id) on delete cascade
);

-- Months of which the mails are planned, so that each is planned once.
create table board_report_months (
  month date primary key
);

create table board_report_mails (
  month date not null references board_report_months (month) on delete cascade,
  admin_id uuid not null references users (id) on delete cascade,
  requested_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  primary key (month, admin_id)
);

create index board_report_mails_due on board_report_mails (next_attempt_at) where sent_at is null;
