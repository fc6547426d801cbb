-- What an admin has done that the other admins are told by mail: a row from the first act on, for ten minutes. `acts` has
-- what no mail has told yet, each with its count; `told_at` is when the first mail was queued.
create table watched_rounds (
  actor_id uuid primary key references users (id) on delete cascade,
  begun_at timestamptz not null,
  told_at timestamptz,
  acts jsonb not null
);
