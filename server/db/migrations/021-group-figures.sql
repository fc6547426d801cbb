-- What statistics may say where small groups are protected: figures of stretches of days, each about enough people,
-- written once and never changed, so that nothing follows from asking again later. No person is in it.

create table figure_totals (
  kind text not null check (kind in ('GAD-7', 'PHQ-9', 'mood')),
  first_day date not null,
  last_day date not null,
  -- Records, people who made them, and the sum of the scores (0 for moods). Partial questionnaires are left out.
  count integer not null,
  people integer not null,
  score_sum integer not null,
  primary key (kind, first_day)
);

-- The same records by severity or mood, over stretches of several totals.
create table figure_cells (
  kind text not null check (kind in ('GAD-7', 'PHQ-9', 'mood')),
  first_day date not null,
  last_day date not null,
  cell text not null,
  count integer not null,
  people integer not null,
  primary key (kind, first_day, cell)
);

-- How far the figures are: days from pending_from on wait until enough people have come together.
create table figure_state (
  kind text primary key check (kind in ('GAD-7', 'PHQ-9', 'mood')),
  pending_from date,
  examined_through date,
  cells_from date,
  cells_through date
);

insert into figure_state (kind) values ('GAD-7'), ('PHQ-9'), ('mood');

-- How many have taken part, by period, as it was counted when the last day of a week was closed.
create table figure_participants (
  period text primary key,
  counted_through date not null,
  people integer not null
);
