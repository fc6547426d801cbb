-- An invitation is repeated once. When that was planned stands at the person's row, so that no process does it twice.
alter table staff_list add column reminded_at timestamptz;
alter table registration_mails add column is_reminder boolean not null default false;
