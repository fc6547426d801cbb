-- Nobody locks another out: docs/decisions/074-a-known-browser-has-tries-of-its-own.md.

-- Browsers that have signed in to an account. The token opens nothing; only its SHA-256 is stored.
create table known_browsers (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  known_since timestamptz not null,
  last_signed_in_at timestamptz not null,
  expires_at timestamptz not null
);

create index known_browsers_user on known_browsers (user_id, last_signed_in_at);
create index known_browsers_expiry on known_browsers (expires_at);

-- Attempts are spread over the day: each moves this on, and it may be only so far ahead.
alter table attempts add column spread_until timestamptz;

-- Several links of a person work at a time. One that has ended stays for an hour, because mails of an hour are counted.
alter table password_resets
  drop constraint password_resets_pkey,
  drop constraint password_resets_token_hash_key,
  add primary key (token_hash),
  add column mailed_at timestamptz;

create index password_resets_user on password_resets (user_id);
create index password_resets_expiry on password_resets (expires_at);
