-- What one admin wants of another that takes their access, or may: it waits for a third one's word, or for a day. What is in
-- force, withdrawn or over is no row any more: the list of actions has it. An objection stays, so that nobody asks anew.
create table admin_requests (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references users (id) on delete cascade,
  asked_by uuid references users (id) on delete set null,
  kind text not null,
  role text,
  left_on date,
  new_email text,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  objected_at timestamptz,
  unique (person_id, kind)
);

-- Whoever is no admin any more, however that came, has nothing left to ask for, and nothing left to lose.
create function lapse_admin_requests() returns trigger language plpgsql as $$
begin
  delete from admin_requests where person_id = new.id or (asked_by = new.id and objected_at is null);
  return null;
end $$;

create trigger users_lapse_admin_requests after update of role, disabled_at on users for each row
  when (old.role = 'admin' and old.disabled_at is null and (new.role <> 'admin' or new.disabled_at is not null))
  execute function lapse_admin_requests();
