-- What the admin statistics read instead of history: employees' records of closed days, counted.
-- Totals, averages, bands and daily figures all follow from these.

create table day_scores (
  day date not null,
  type text not null check (type in ('GAD-7', 'PHQ-9')),
  partial boolean not null,
  total_score smallint not null,
  count integer not null,
  primary key (day, type, partial, total_score)
);

create table day_moods (
  day date not null,
  mood text not null check (mood in ('happy', 'calm', 'neutral', 'sad', 'angry')),
  count integer not null,
  primary key (day, mood)
);

-- One row, and the lock of both tables: whoever changes counts holds it first.
-- Days up to closed_through are counted, as time_zone draws them; null before the first count.
create table day_counts_state (
  only_one boolean primary key default true check (only_one),
  time_zone text,
  closed_through date
);

insert into day_counts_state default values;

-- Everyone who is not counted: a few rows beside all employees.
create index users_not_employees on users (id) where role <> 'employee';
-- Who has a result in a period that ends today, and how many employees there are.
create index users_participation on users (last_assessment_at) where role = 'employee';
