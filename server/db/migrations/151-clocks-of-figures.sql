-- The last day that was over by the clock that made a block or a month: one that had jumped ahead is told by it. Without one
-- for those that are made already: they count as made in time.
alter table figure_blocks add column closed_through date;
alter table group_months_made add column closed_through date;
