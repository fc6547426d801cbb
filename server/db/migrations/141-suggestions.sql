-- Sentences of the page that someone would say better, for the admins: encrypted, see data_keys, with the day and without who
-- has sent it.
create table suggestions (
  id uuid primary key,
  day date not null,
  content bytea not null
);

create trigger suggestions_sealed before insert or update of content on suggestions
  for each row execute function check_sealed_content();
