-- Power asks for the password again, and what was done with it is written down more closely.

-- When the session's person last gave the password: at sign-in, or when asked for it. Null counts as long ago.
alter table sessions add column confirmed_at timestamptz;
update sessions set confirmed_at = created_at;

-- What else there is to say of an action: which question, which rule. Never a health matter, and nobody's name.
alter table audit_events add column detail jsonb not null default '{}';

-- Since when the account has been an admin's; null where it is none. Whoever writes the role need not think of it.
alter table users add column admin_since timestamptz;
update users set admin_since = coalesce(
  (select max(at) from audit_events as event where event.person_id = users.id and event.action = 'admin_made'),
  created_at)
where role = 'admin';

create function note_admin_since() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.role <> old.role then
    new.admin_since := case when new.role = 'admin' then new.updated_at end;
  end if;
  return new;
end $$;

create trigger users_admin_since before insert or update of role on users
  for each row execute function note_admin_since();

-- Name, e-mail and since when an admin, as they were at the opening: they stay true whatever becomes of the account.
-- Sealed, see data_keys; null for openings of an earlier version.
alter table access_log add column admin_then bytea;

create function check_sealed_look() returns trigger language plpgsql as $$
begin
  perform check_sealed(new.reason), check_sealed(new.admin_then);
  return new;
end $$;

drop trigger access_log_sealed on access_log;
create trigger access_log_sealed before insert or update of reason, admin_then on access_log
  for each row execute function check_sealed_look();

-- A reason holds only under the policy that it was given under. Those of an earlier version had minutes left.
delete from record_access;
alter table record_access add column policy text not null;
