-- Groups are compared where records may be opened by name anyway, by whole months that are over. A month is counted once,
-- and only what may be shown of it is kept: sums that follow every record told about single people by subtraction.

drop table day_group_scores, day_group_moods, month_group_scores, month_group_moods;

-- Where groups are protected they are not compared any more.
drop table group_blocks;

create table group_months_made (
  -- Its first day.
  month date primary key,
  -- MIN_GROUP when it was made.
  least integer not null
);

create table group_months (
  month date not null references group_months_made on delete cascade,
  list text not null,
  kind text not null,
  -- The id of an entry, 0 for those who had none, -1 for the groups that are too small, together.
  entry bigint not null,
  people integer not null,
  raised integer not null,
  primary key (list, month, kind, entry)
);
