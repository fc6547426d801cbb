-- Said at sign-in: others use this device, too. Such a session ends after half an hour without a call.
alter table sessions add column shared boolean not null default false;
