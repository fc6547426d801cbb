-- Whoever gives an entry of a list another name changes everyone who has it at once. What they belong to stays the same, or is
-- noted in that one statement: to look it up person by person would take ten times as long.
create or replace trigger users_work_details before update of theme, designation, state, city on users for each row
  when ((old.theme, old.designation, old.state, old.city) is distinct from (new.theme, new.designation, new.state, new.city)
    and current_setting('evenkeel.work_details_noted', true) is distinct from 'yes')
  execute function note_work_details();
