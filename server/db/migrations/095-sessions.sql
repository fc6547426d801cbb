-- A person sees where they are signed in, and ends what they do not know.

-- What the person's own list calls a session: the hash of a token never leaves the server.
alter table sessions add column id uuid not null default gen_random_uuid();
create unique index sessions_id on sessions (id);

-- The device in words of open lists (domain/devices.ts), null where it is not known. What a browser says of itself is not kept.
alter table sessions add column browser text;
alter table sessions add column system text;

-- Of those who see what others do not, none lasts longer than eight hours.
update sessions set expires_at = least(expires_at, sessions.created_at + interval '8 hours')
from users where users.id = sessions.user_id and users.role <> 'employee';
