-- How a call went, as its counsellor noted it: one of three words and a time, and nothing of what was said.
alter table call_backs
  add column outcome text check (outcome in ('spoke', 'calls_again', 'not_wanted')),
  add column outcome_at timestamptz,
  add constraint call_backs_noted_at_check check ((outcome is null) = (outcome_at is null));
