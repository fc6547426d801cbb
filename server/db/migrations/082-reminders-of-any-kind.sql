-- Which kinds of reminder there are stands in the program alone: what is chosen for them is stored by its field on the wire.

alter table reminder_settings add column chosen jsonb not null default '{}';
update reminder_settings set chosen = jsonb_build_object(
  'mood_popup_1', mood_popup_1,
  'mood_popup_2', mood_popup_2,
  'water_interval_minutes', water_interval_minutes,
  'posture_interval_minutes', posture_interval_minutes);
alter table reminder_settings
  alter column chosen drop default,
  drop column mood_popup_1,
  drop column mood_popup_2,
  drop column water_interval_minutes,
  drop column posture_interval_minutes;

alter table reminder_preferences add column chosen jsonb not null default '{}';
update reminder_preferences set chosen = jsonb_build_object(
  'mood_on', mood_on,
  'water_on', water_on,
  'posture_on', posture_on,
  'mood_popup_1', mood_popup_1,
  'mood_popup_2', mood_popup_2,
  'water_interval_minutes', water_interval_minutes,
  'posture_interval_minutes', posture_interval_minutes,
  'mood_snoozed_until', to_char(mood_snoozed_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'water_snoozed_until', to_char(water_snoozed_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'posture_snoozed_until', to_char(posture_snoozed_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
alter table reminder_preferences
  alter column chosen drop default,
  drop column mood_on,
  drop column water_on,
  drop column posture_on,
  drop column mood_popup_1,
  drop column mood_popup_2,
  drop column water_interval_minutes,
  drop column posture_interval_minutes,
  drop column mood_snoozed_until,
  drop column water_snoozed_until,
  drop column posture_snoozed_until;

-- What the timer of a device remembers of each kind that comes by an interval.
alter table push_subscriptions add column anchors jsonb not null default '{}';
update push_subscriptions set anchors = jsonb_build_object(
  'water', to_char(water_anchor at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'posture', to_char(posture_anchor at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
alter table push_subscriptions
  alter column anchors drop default,
  drop column water_anchor,
  drop column posture_anchor;
