-- Which moods there are stands in the program alone: a row for each mood of a day in place of a column.
create temporary table counted_moods on commit drop as
select day, mood, count from day_moods, lateral (values
  ('happy', happy), ('calm', calm), ('neutral', neutral), ('sad', sad), ('angry', angry)) as counted (mood, count)
where count <> 0;

drop table day_moods;

create table day_moods (
  day date not null,
  mood text not null,
  count integer not null,
  primary key (day, mood)
);

insert into day_moods select day, mood, count from counted_moods;

-- The moods of `cells`, in their order; null for all that is not about moods.
alter table figure_blocks add column moods text[];
update figure_blocks set moods = array['happy', 'calm', 'neutral', 'sad', 'angry'] where kind = 'mood';

-- The same of roles and of rules for records.
alter table users drop constraint users_role_check;
alter table assessments drop constraint assessments_made_as_check;
alter table moods drop constraint moods_made_as_check;
alter table record_policies drop constraint record_policies_policy_check;

-- How high a total can be is said by its questionnaire.
alter table assessments drop constraint assessments_total_score_check;
