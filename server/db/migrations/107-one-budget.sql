-- Protected figures say of each kind who answered and who is at a raised level, and one number decides what is shown. Blocks
-- that are made keep their numbers, added up: nothing about them is drawn a second time.

alter table figure_blocks rename to blocks_before;
alter table blocks_before rename constraint figure_blocks_pkey to blocks_before_pkey;

create table figure_blocks (
  first_day date primary key,
  took_part integer not null,
  -- The people of whichever level, of whichever kind in use, has the fewest.
  smallest integer not null
);

create table figure_block_kinds (
  first_day date not null references figure_blocks on delete cascade,
  kind text not null,
  answered integer not null,
  -- At a moderate or severe level, or sad or angry.
  raised integer not null,
  primary key (first_day, kind)
);

create temporary table kinds_before on commit drop as
select first_day, kind, (select sum(cell) from unnest(cells) as cell) as answered,
  case when kind = 'mood'
    then (select coalesce(sum(cell), 0) from unnest(cells, moods) as of_mood (cell, mood) where mood in ('sad', 'angry'))
    else cells[3] + cells[4] end as raised
from blocks_before where kind <> 'people';

insert into figure_blocks (first_day, took_part, smallest)
select first_day, cells[1], coalesce((
    select min(least(raised, answered - raised)) from kinds_before as own
    where own.first_day = blocks_before.first_day and answered >= 16), 0)
from blocks_before where kind = 'people';

insert into figure_block_kinds (first_day, kind, answered, raised)
select first_day, kind, answered, raised from kinds_before join figure_blocks using (first_day);

drop table blocks_before;
