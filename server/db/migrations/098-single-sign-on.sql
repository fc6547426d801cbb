-- When a mail to the person's address was last proved to reach them: by a mailed link that was used. Null where it never was: what
-- earlier versions have mailed cannot be told apart any more.
alter table users add column email_confirmed_at timestamptz;

-- False where no password of ours opens the account: its person signs in at the provider.
alter table users add column has_password boolean not null default true;

-- Another address is not confirmed because the one before it was.
create function forget_confirmed_email() returns trigger language plpgsql as $$
begin
  if new.email_confirmed_at is not distinct from old.email_confirmed_at then
    new.email_confirmed_at := null;
  end if;
  return new;
end $$;

create trigger users_confirmed_email before update of email on users for each row
  when (lower(old.email) is distinct from lower(new.email)) execute function forget_confirmed_email();

-- Who someone is at a provider: its issuer and the subject that it never gives to another person.
create table sso_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject),
  -- Whoever has an account has one identity at a provider: another subject with the same e-mail is another person.
  unique (user_id, issuer)
);

-- A way to the provider and back that has begun. Only hashes are stored: what the provider is sent beside is made from the secret
-- of the browser.
create table sso_attempts (
  state_hash bytea primary key,
  browser_hash bytea not null,
  purpose text not null check (purpose in ('sign_in', 'link', 'confirm')),
  -- The session that links an identity, or gives proof once more: it ends with it.
  session_hash bytea references sessions (token_hash) on delete cascade,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  check ((purpose = 'sign_in') = (session_hash is null))
);

create index sso_attempts_expiry on sso_attempts (expires_at);
create index sso_attempts_session on sso_attempts (session_hash);

-- Who has been proved by the provider and has no account yet: kept while they fill in the short form.
create table sso_newcomers (
  token_hash bytea primary key,
  browser_hash bytea not null,
  issuer text not null,
  subject text not null,
  sid text,
  email text not null,
  name text not null,
  expires_at timestamptz not null
);

create index sso_newcomers_expiry on sso_newcomers (expires_at);

-- Logout tokens that have been taken: each counts once.
create table sso_logouts (
  token_hash bytea primary key,
  expires_at timestamptz not null
);

create index sso_logouts_expiry on sso_logouts (expires_at);

-- The session at the provider by which one of ours was opened; null where a password opened it.
alter table sessions add column sso_issuer text;
alter table sessions add column sso_sid text;

create index sessions_sso on sessions (sso_issuer, sso_sid) where sso_issuer is not null;
