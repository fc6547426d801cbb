-- What was written and is read nowhere.
alter table organisation_settings drop column updated_at;
alter table reminder_settings drop column updated_at;
alter table reminder_preferences drop column updated_at;
alter table setup_steps drop column settled_at;
alter table look_choices drop column mail_tried_at;
alter table sso_attempts drop column started_at;
alter table staff_list drop column added_at;
alter table call_back_counsellors drop column declined_at;
alter table work_list_entries drop column created_at;
