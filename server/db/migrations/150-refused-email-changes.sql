-- A new e-mail whose mail server takes no mail for it.
alter table email_changes add column is_refused boolean not null default false;
