-- All mails that wait are in one table. What waits when this is applied goes out once, as it would have.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  lane text not null,
  -- Null: the address alone is known, and whose it is, if anyone's, is looked up when the mail goes out.
  user_id uuid references users (id) on delete cascade,
  -- Null: the one that the person has when it goes out.
  address text,
  -- Null: that of the person.
  language text,
  -- Never a health matter.
  detail jsonb not null default '{}',
  asked_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  check (user_id is not null or address is not null)
);

create index outbox_due on outbox (lane, next_attempt_at, id);
create index outbox_user on outbox (user_id);
create index outbox_address on outbox (lower(address));

-- What counts against the most that a person, or an address without one, is mailed in an hour.
create table mail_counts (
  id bigint generated always as identity primary key,
  kind text not null,
  user_id uuid references users (id) on delete cascade,
  address text,
  mailed_at timestamptz not null,
  check ((user_id is null) <> (address is null))
);

create index mail_counts_user on mail_counts (user_id);
create index mail_counts_address on mail_counts (lower(address));

insert into outbox (kind, lane, address, detail, asked_at, attempts, next_attempt_at)
select 'reset', 'asked', email, jsonb_build_object('by_admin', case when by_admin then 'yes' else 'no' end),
  requested_at, attempts, next_attempt_at
from reset_requests order by id;

insert into outbox (kind, lane, address, language, detail, asked_at, attempts, next_attempt_at)
select case when is_asked then 'register_link' else 'invitation' end, case when is_asked then 'asked' else 'invitations' end,
  email, language,
  case when is_asked then '{}' else jsonb_build_object('reminder', case when is_reminder then 'yes' else 'no' end) end,
  requested_at, attempts, next_attempt_at
from registration_mails order by id;

-- A mail about a sign-in was counted when it was put in: as if it had been tried, it is not counted again.
insert into outbox (kind, lane, user_id, address, detail, asked_at, attempts, next_attempt_at)
select kind, 'account', user_id, address, detail, queued_at,
  case when kind in ('new_device', 'sign_in_after_failures') then greatest(attempts, 1) else attempts end, next_attempt_at
from outgoing_mails order by id;

insert into outbox (kind, lane, user_id, detail, asked_at, attempts, next_attempt_at)
select 'board_report', 'report', admin_id, jsonb_build_object('month', month), requested_at, attempts, next_attempt_at
from board_report_mails where sent_at is null order by month, admin_id;

insert into mail_counts (kind, user_id, mailed_at)
select kind, user_id, written_at from safety_mails;

insert into mail_counts (kind, user_id, mailed_at)
select 'reset', user_id, mailed_at from password_resets where mailed_at is not null;

insert into mail_counts (kind, address, mailed_at)
select 'register_link', lower(email), mailed_at from registration_links;

drop table reset_requests, registration_mails, outgoing_mails, board_report_mails, safety_mails;
alter table password_resets drop column mailed_at;
