import { sql } from 'kysely';
import type { Kysely, RawBuilder, Selectable, Transaction } from 'kysely';
import { instrumentTypes } from '../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import { fourBands } from '../../domain/instruments/scoring.ts';
import { moodWords } from '../../domain/moods.ts';
import type { Cell } from '../../domain/statistics/suppress.ts';
import type { FigureKind } from '../../domain/statistics/figure-kinds.ts';
import type { DayStretch } from '../day-counts/org-days.ts';
import { bandPlace, belongsTo, dayOf, inside } from '../day-counts/tally.queries.ts';
import type { Database } from '../db/schema.ts';

export type FigureState = Selectable<Database['figure_state']>;
export type FigureTotal = Selectable<Database['figure_totals']>;

export async function readFigureStates(db: Kysely<Database>): Promise<FigureState[]> {
  return db.selectFrom('figure_state').selectAll().orderBy('kind').execute();
}

/** Waits until nobody else makes figures of this kind. */
export async function holdFigureState(db: Transaction<Database>, kind: FigureKind): Promise<FigureState> {
  return db.selectFrom('figure_state').selectAll().where('kind', '=', kind).forUpdate().executeTakeFirstOrThrow();
}

export async function writeFigureState(db: Transaction<Database>, { kind, ...state }: FigureState): Promise<void> {
  await db.updateTable('figure_state').set(state).where('kind', '=', kind).execute();
}

/** Whole questionnaires of one type, or moods, of employees; `hiding` is their person, where that hides others. */
function recordsOf(kind: FigureKind, stretch: DayStretch): RawBuilder<unknown> {
  const wanted = sql`${inside(stretch)} and ${belongsTo('employees')}`;
  const records =
    kind === 'mood'
      ? sql`moods as record where ${wanted}`
      : sql`assessments as record where record.type = ${kind} and not record.partial and ${wanted}`;
  // Who shares may be opened by name, and subtracted.
  return sql`(
    select record.*, case when sharing.id is null then record.user_id end as hiding
    from (select record.* from ${records}) as record
    left join users as sharing on sharing.id = record.user_id and sharing.shares_since is not null) as record`;
}

export interface DayFigure {
  /** Null for the whole stretch. */
  day: string | null;
  count: number;
  /** Those who do not share. */
  people: number;
  scoreSum: number;
}

/** Days without records are left out; the whole stretch is always there. */
export async function countDays(
  db: Transaction<Database>,
  kind: FigureKind,
  stretch: DayStretch,
): Promise<{ days: DayFigure[]; whole: DayFigure }> {
  const score = kind === 'mood' ? sql`0` : sql`record.total_score`;
  const { rows } = await sql<DayFigure>`
    select counted.day, count(*) as count, count(distinct counted.hiding) as people,
      coalesce(sum(counted.score), 0) as "scoreSum"
    from (select ${dayOf(stretch)} as day, record.hiding, ${score} as score
      from ${recordsOf(kind, stretch)}) as counted
    group by grouping sets ((counted.day), ())`.execute(db);
  const whole = rows.find(({ day }) => day === null) ?? { day: null, count: 0, people: 0, scoreSum: 0 };
  return { days: rows.filter(({ day }) => day !== null), whole };
}

/** Every part, those without records too. */
export async function countCells(db: Transaction<Database>, kind: FigureKind, stretch: DayStretch): Promise<Cell[]> {
  const names: readonly string[] = kind === 'mood' ? moodWords : fourBands;
  const cell = kind === 'mood' ? sql`record.mood` : sql`(${[...fourBands]}::text[])[${bandPlace(kind)}]`;
  const { rows } = await sql<Cell>`
    select ${cell} as cell, count(*) as count, count(distinct record.hiding) as people
    from ${recordsOf(kind, stretch)} group by 1`.execute(db);
  return names.map((name) => rows.find((row) => row.cell === name) ?? { cell: name, count: 0, people: 0 });
}

export async function insertTotals(db: Transaction<Database>, totals: readonly FigureTotal[]): Promise<void> {
  if (totals.length > 0)
    await db
      .insertInto('figure_totals')
      .values([...totals])
      .execute();
}

export async function insertCells(
  db: Transaction<Database>,
  stretch: { kind: FigureKind; first_day: string; last_day: string },
  cells: readonly Cell[],
): Promise<void> {
  await db
    .insertInto('figure_cells')
    .values(cells.map((cell) => ({ ...stretch, ...cell })))
    .execute();
}

interface DayRange {
  from: string | undefined;
  through: string | undefined;
}

/** Which totals may be shown: the last day is in the range, and no fewer people than `least` are in them. */
interface Shown {
  range: DayRange;
  /** It may be more today than when they were made. */
  least: number;
}

function shownTotals(db: Kysely<Database>, { range: { from, through }, least }: Shown) {
  return db
    .selectFrom('figure_totals')
    .where('people', '>=', least)
    .$if(from !== undefined, (query) => query.where('last_day', '>=', from ?? ''))
    .$if(through !== undefined, (query) => query.where('last_day', '<=', through ?? ''));
}

/** Null where a type has no total over exactly these days. */
export interface ScoreStretch {
  date: string;
  through: string;
  gad7Count: number | null;
  gad7Sum: number | null;
  phq9Count: number | null;
  phq9Sum: number | null;
}

/** The totals of questionnaires in the order of days, a row for each stretch: years of days are many rows. */
export async function findScoreStretches(db: Kysely<Database>, shown: Shown): Promise<ScoreStretch[]> {
  return shownTotals(db, shown)
    .select(({ fn }) => {
      const of = (column: 'count' | 'score_sum', type: InstrumentType) =>
        fn.max<number | null>(column).filterWhere('kind', '=', type);
      return [
        'first_day as date',
        'last_day as through',
        of('count', 'GAD-7').as('gad7Count'),
        of('score_sum', 'GAD-7').as('gad7Sum'),
        of('count', 'PHQ-9').as('phq9Count'),
        of('score_sum', 'PHQ-9').as('phq9Sum'),
      ];
    })
    .where('kind', 'in', instrumentTypes)
    .groupBy(['first_day', 'last_day'])
    .orderBy('first_day')
    .orderBy('last_day')
    .execute();
}

/** The sums of all of them, by kind. */
export async function sumTotals(
  db: Kysely<Database>,
  shown: Shown,
): Promise<{ kind: FigureKind; count: number; lastDay: string }[]> {
  return shownTotals(db, shown)
    .select((row) => ['kind', row.fn.sum<number>('count').as('count'), row.fn.max('last_day').as('lastDay')])
    .groupBy('kind')
    .execute();
}

export interface StretchCell extends Cell {
  kind: FigureKind;
  first_day: string;
  total: number;
  fewestPeople: number;
}

/** What ended in the period, with the totals of the same days, whether they ended in it or not. */
export async function findCells(
  db: Kysely<Database>,
  kinds: readonly FigureKind[],
  { from, through }: DayRange,
): Promise<StretchCell[]> {
  // Materialized: the totals of a stretch are summed once, and not again for each of its cells.
  const { rows } = await sql<StretchCell>`
    with stretch as materialized (
      select kind, first_day, whole.total, whole.fewest
      from (select distinct kind, first_day, last_day from figure_cells where kind = any(${kinds}::text[])
        and ${from === undefined ? sql`true` : sql`last_day >= ${from}::date`}
        and ${through === undefined ? sql`true` : sql`last_day <= ${through}::date`}) as one
      cross join lateral (
        select coalesce(sum(count), 0) as total, coalesce(min(people), 0) as fewest from figure_totals
        where kind = one.kind and first_day between one.first_day and one.last_day and last_day <= one.last_day) as whole)
    select kind, first_day, cell, count, people, total, fewest as "fewestPeople"
    from stretch join figure_cells using (kind, first_day) order by first_day, cell`.execute(db);
  return rows;
}

/** Employees with a result since a moment, or ever. */
export async function countParticipants(db: Kysely<Database>, since: Date | undefined): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*) as people from last_assessments as record
    where ${belongsTo('employees')} and ${since ? sql`last_at >= ${since}` : sql`true`}`.execute(db);
  return rows[0]?.people ?? 0;
}

export async function readParticipants(
  db: Kysely<Database>,
  period: string,
): Promise<{ people: number; countedThrough: string } | undefined> {
  return db
    .selectFrom('figure_participants')
    .select(['people', 'counted_through as countedThrough'])
    .where('period', '=', period)
    .executeTakeFirst();
}

/** Kept as it was first counted for that day, whoever counts again. */
export async function putParticipants(
  db: Kysely<Database>,
  { period, countedThrough, people }: { period: string; countedThrough: string; people: number },
): Promise<void> {
  await db
    .insertInto('figure_participants')
    .values({ period, counted_through: countedThrough, people })
    .onConflict((conflict) =>
      conflict
        .column('period')
        .doUpdateSet({ counted_through: countedThrough, people })
        .where('figure_participants.counted_through', '<', countedThrough),
    )
    .execute();
}

/** The day of the oldest record of a kind, as its instant; undefined where there is none. */
export async function findFirstOf(db: Kysely<Database>, kind: FigureKind): Promise<Date | undefined> {
  const table = kind === 'mood' ? sql`moods` : sql`assessments where type = ${kind}`;
  const { rows } = await sql<{ first: Date | null }>`select min(created_at) as first from ${table}`.execute(db);
  return rows[0]?.first ?? undefined;
}
