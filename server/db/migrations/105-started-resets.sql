-- A link that an admin has asked for on someone's behalf: its mail says so.
alter table reset_requests add column by_admin boolean not null default false;
