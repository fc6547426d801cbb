-- Sums of a month by group beside those of its days: a list of eighty entries has as many rows for each day as it has
-- entries, questionnaires and moods, and years of these take long to add up.
create table month_group_scores (
  list text not null,
  entry bigint not null,
  month date not null,
  type text not null,
  minimal integer not null,
  mild integer not null,
  moderate integer not null,
  severe integer not null,
  partial integer not null,
  score_sum bigint not null,
  primary key (list, entry, month, type)
);

create table month_group_moods (
  list text not null,
  entry bigint not null,
  month date not null,
  mood text not null,
  count integer not null,
  primary key (list, entry, month, mood)
);

drop index day_group_scores_day;
drop index day_group_moods_day;
create index day_group_scores_day on day_group_scores (list, day);
create index day_group_moods_day on day_group_moods (list, day);

-- All is counted anew, so that the months have their part.
update day_counts_state set time_zone = null;
