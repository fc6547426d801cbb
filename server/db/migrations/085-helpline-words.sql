-- The same as domain/help-lines.ts, where an admin has not written something else.
update help_lines set note = 'Free government helpline for mental health, at any hour, in 20 languages'
  where note = 'Free government line for mental health, at any hour, in 20 languages';
update help_lines set note = 'If you or someone else is in danger now'
  where note = 'If you or somebody else is in danger now';
