-- What is asked for at sign-in beside the password: codes of an authenticator app, passkeys, and recovery codes.

-- Since when a second factor is asked for; null where there is none. The triggers below note it, so that no writer can
-- forget it.
alter table users add column second_factor_since timestamptz;

-- The secret that a person's authenticator app shares. Encrypted, see data_keys.
create table totp_factors (
  user_id uuid primary key references users (id) on delete cascade,
  secret bytea not null,
  created_at timestamptz not null,
  -- When a right code of it was first sent: it counts from then on.
  confirmed_at timestamptz,
  -- The step of 30 seconds whose code was used last: neither it nor an earlier one is taken again.
  last_step bigint
);

create function check_sealed_secret() returns trigger language plpgsql as $$
begin
  perform check_sealed(new.secret);
  return new;
end $$;

create trigger totp_factors_sealed before insert or update of secret on totp_factors
  for each row execute function check_sealed_secret();

-- Public keys, which open nothing. The name is the person's own.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- How often the authenticator says that it has signed; 0 where it does not count.
  counter bigint not null,
  -- Ways to reach the authenticator, with commas between.
  transports text not null,
  -- The host that it was made for: it signs for no other.
  host text not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_user on passkeys (user_id);

-- A used one is deleted. Argon2id with one salt for all of a person.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  salt bytea not null,
  primary key (user_id, code_hash)
);

create function note_second_factor() returns trigger language plpgsql as $$
declare
  person uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  update users set second_factor_since = (
    select min(since) from (
      select confirmed_at as since from totp_factors where user_id = person
      union all
      select created_at from passkeys where user_id = person) as factors)
  where id = person;
  return null;
end $$;

create trigger totp_factors_noted after insert or delete or update of confirmed_at on totp_factors
  for each row execute function note_second_factor();
create trigger passkeys_noted after insert or delete on passkeys
  for each row execute function note_second_factor();

-- Sign-ins whose password was right, and which wait for the second step. Only the SHA-256 of a challenge is stored.
create table second_factor_challenges (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of the stored hash of the password that was proved: where it has changed, the challenge is worth nothing.
  password_mark bytea not null,
  -- The known browser that signs in: its guesses are counted apart from those of strangers.
  browser_hash bytea,
  expires_at timestamptz not null
);

create index second_factor_challenges_user on second_factor_challenges (user_id);
create index second_factor_challenges_expiry on second_factor_challenges (expires_at);

-- What a browser was asked to sign with a passkey: to add one, as the second step of a sign-in, or to sign in. Each is used once.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('add', 'second_factor', 'sign_in')),
  -- Null where anyone may sign in with it.
  user_id uuid references users (id) on delete cascade,
  -- The session that adds it, or the sign-in that it is the second step of.
  bound_to bytea,
  expires_at timestamptz not null,
  check ((purpose = 'sign_in') = (user_id is null and bound_to is null))
);

create index passkey_challenges_user on passkey_challenges (user_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
