-- When an account is to be erased, as its person has asked; null where that was not asked for.
alter table users add column erase_at timestamptz;

create index users_to_erase on users (erase_at) where erase_at is not null;
