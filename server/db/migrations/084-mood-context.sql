-- What people add to their own moods, for themselves alone.

-- Tags and a private note. Encrypted, see data_keys. It goes with its mood, whyever that goes.
create table mood_contexts (
  user_id uuid not null,
  mood_id bigint not null,
  content bytea not null,
  primary key (user_id, mood_id),
  foreign key (user_id, mood_id) references moods (user_id, id) on delete cascade
);

-- The tags that a person has chosen from. Encrypted: what someone keeps watch over tells of their health too.
create table mood_tags (
  user_id uuid primary key references users (id) on delete cascade,
  content bytea not null
);

create trigger mood_contexts_sealed before insert or update of content on mood_contexts
  for each row execute function check_sealed_content();
create trigger mood_tags_sealed before insert or update of content on mood_tags
  for each row execute function check_sealed_content();
