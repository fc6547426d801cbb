-- Who has the private key can send to every device that wants reminders: it is sealed from now on, see data_keys. One that
-- was stored in the clear may be in a backup, so a new one is made; devices are asked anew.
delete from push_subscriptions;
delete from push_state;
alter table push_state drop column private_key;
alter table push_state add column private_key bytea not null;

create function check_sealed_push_key() returns trigger language plpgsql as $$
begin
  perform check_sealed(new.private_key);
  return new;
end $$;

create trigger push_state_sealed before insert or update of private_key on push_state
  for each row execute function check_sealed_push_key();
