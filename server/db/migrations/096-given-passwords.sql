-- A password that someone else has given is no password of one's own: who gave it, and until when it counts.

-- Null where the person has chosen it.
alter table users add column password_given_by text check (password_given_by in ('server', 'operator'));
alter table users add column password_ends_at timestamptz;

-- When a mail about the safety of an account was last written, so that no one gets a heap of one kind.
create table safety_mails (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  written_at timestamptz not null,
  primary key (user_id, kind)
);
