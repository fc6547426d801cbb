-- Who has the private key can send to every device that wants reminders: it is sealed from now on. The key stays, else
-- every device would have to be asked again.
insert into unsealed_values (table_name, column_name, row_key, value)
select 'push_state', 'private_key', array[only_one::text], private_key from push_state;

-- The program puts this back when the key is sealed.
do $$
begin
  if exists (select from push_state) then
    alter table push_state alter column private_key drop not null;
  end if;
end $$;

alter table push_state alter column private_key type bytea using null;

create function check_sealed_push_key() returns trigger language plpgsql as $$
begin
  perform check_sealed(new.private_key);
  return new;
end $$;

create trigger push_state_sealed before insert or update of private_key on push_state
  for each row execute function check_sealed_push_key();

-- Nothing to be sealed: a new database, or nobody has used the old one.
do $$
begin
  if not exists (select from unsealed_values) then
    drop table unsealed_values;
  end if;
end $$;
