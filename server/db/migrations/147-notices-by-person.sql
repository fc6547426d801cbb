-- Whoever asks for their notices, or is erased, looks through theirs and those for everyone, not through all.
create index notices_person on notices (user_id);
-- Of a notice that goes, whoever has seen it is looked up.
create index notices_seen_notice on notices_seen (notice_id);
