-- People who leave, and people whose details are corrected; reminders to check in again, and when counsellors call.

-- The first day on which the person no longer works here, in the organisation's zone; it may lie ahead. And when that took
-- effect: from then on they cannot sign in, and are in no list, total or participation. Their records stay in the figures.
alter table users add column left_on date, add column left_at timestamptz;
alter table users add constraint users_left_check check (left_at is null or (left_on is not null and role = 'employee'));

create index users_leaving on users (left_on) where left_on is not null and left_at is null;
create index users_left on users (id) where left_at is not null;

-- Whoever has left is counted no more.
create or replace function count_added_employees() returns trigger language plpgsql as $$
begin
  -- In one order, so that two statements never wait for each other in a circle.
  insert into employee_counts (state, city, count)
  select coalesce(state, ''), coalesce(city, ''), count(*) from added where role = 'employee' and left_at is null
  group by 1, 2 order by 1, 2
  on conflict (state, city) do update set count = employee_counts.count + excluded.count;
  return null;
end $$;

create or replace function count_removed_employees() returns trigger language plpgsql as $$
begin
  insert into employee_counts (state, city, count)
  select coalesce(state, ''), coalesce(city, ''), -count(*) from removed where role = 'employee' and left_at is null
  group by 1, 2 order by 1, 2
  on conflict (state, city) do update set count = employee_counts.count + excluded.count;
  return null;
end $$;

create or replace function count_changed_employees() returns trigger language plpgsql as $$
begin
  insert into employee_counts (state, city, count)
  select coalesce(state, ''), coalesce(city, ''), sum(sign) from (
    select state, city, -1 as sign from removed where role = 'employee' and left_at is null
    union all
    select state, city, 1 from added where role = 'employee' and left_at is null) as changed
  group by 1, 2 having sum(sign) <> 0 order by 1, 2
  on conflict (state, city) do update set count = employee_counts.count + excluded.count;
  return null;
end $$;

-- Links by which someone who has left gets their record. Only the SHA-256 of a token is stored.
create table leaving_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
);

create index leaving_links_user on leaving_links (user_id);
create index leaving_links_expiry on leaving_links (expires_at);

-- An e-mail that waits to be confirmed at the new address: one for a person, the latest.
create table email_changes (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  new_email text not null,
  asked_at timestamptz not null,
  -- The admin who asked, without a reference; null where it was the person.
  asked_by uuid,
  -- The session that asked: it goes on when the change is confirmed, all others end.
  session_hash bytea,
  -- Null until the mail goes out.
  token_hash bytea unique,
  expires_at timestamptz not null
);

create index email_changes_expiry on email_changes (expires_at);

-- What brings an e-mail back that was changed, for a week: the link in the mail to the old address, and the password as it
-- was then.
create table email_undos (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  old_email text not null,
  password_hash text not null,
  token_hash bytea unique,
  expires_at timestamptz not null
);

create index email_undos_user on email_undos (user_id);
create index email_undos_email on email_undos (lower(old_email));
create index email_undos_expiry on email_undos (expires_at);

-- No one else takes an address to which its owner may come back. Looked at after the row is there, so that of two who
-- write at once the second sees the first.
create function keep_old_email() returns trigger language plpgsql as $$
begin
  if exists (select from email_undos where lower(old_email) = lower(new.email) and user_id <> new.id) then
    raise unique_violation using message = 'the e-mail may come back to another account', constraint = 'users_email_key';
  end if;
  return null;
end $$;

create trigger users_old_email after insert or update of email on users
  for each row execute function keep_old_email();

-- Mails that wait to be written and sent. A token is made when its mail is written, so that none is stored here.
create table outgoing_mails (
  id bigint generated always as identity primary key,
  kind text not null,
  user_id uuid not null references users (id) on delete cascade,
  -- Null: the one that the person has when it goes out.
  address text,
  -- Never a health matter.
  detail jsonb not null default '{}',
  queued_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);

create index outgoing_mails_due on outgoing_mails (next_attempt_at);
create index outgoing_mails_user on outgoing_mails (user_id);

-- Who wants to be reminded to check in again, and how. All that was recorded up to `told_until` has had its reminder by push
-- and mail, up to `closed_until` in the bar.
create table check_in_wishes (
  user_id uuid primary key references users (id) on delete cascade,
  in_bar boolean not null,
  by_push boolean not null,
  by_mail boolean not null,
  told_until timestamptz not null,
  closed_until timestamptz not null,
  -- Before this nothing can be due.
  look_at timestamptz not null
);

create index check_in_wishes_look on check_in_wishes (look_at);

-- When a counsellor calls, in the organisation's zone. Monday is 1.
create table counsellor_hours (
  user_id uuid not null references users (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  from_time text not null check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  to_time text not null check (to_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and to_time > from_time),
  primary key (user_id, weekday)
);

-- On which day a counsellor was last told by mail that someone waits.
create table overdue_mails (
  user_id uuid primary key references users (id) on delete cascade,
  told_on date not null
);
