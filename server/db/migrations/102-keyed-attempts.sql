-- Attempts were counted under a hash that anyone can make of an e-mail or an address: whoever held a copy of the table
-- could find out by guessing who had tried to sign in. They are counted under a keyed hash from here on. What is there
-- can't be rekeyed, since what it was made of is stored nowhere, so it goes: waits end, once.
truncate attempts;

-- The secret that keys of such hashes are derived from. Encrypted, see data_keys, and kept when the data key changes:
-- counts go on. There is one row.
create table hash_secrets (
  only_one boolean primary key default true check (only_one),
  content bytea not null
);

create trigger hash_secrets_sealed before insert or update of content on hash_secrets
  for each row execute function check_sealed_content();
