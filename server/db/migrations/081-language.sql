-- The language in which a person reads mails, notifications, files and refusals: a code of domain/languages.ts. It is no
-- list here, so that a new language needs no change of the table.
alter table users add column language text not null default 'en';
