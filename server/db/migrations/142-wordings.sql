-- Official forms in other languages than English that may be shown: someone has compared their words with the published form.
-- `words` is the hash of what was compared. One that was turned off stays, because answers that were given before still come.
create table wordings (
  type text not null,
  language text not null,
  words bytea not null,
  compared_by text not null,
  compared_on date not null,
  off_at timestamptz,
  primary key (type, language)
);

-- In which language the form was that a person answered.
alter table assessments add column language text not null default 'en';
