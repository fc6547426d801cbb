import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import type { Database } from '../../db/schema.ts';

interface Headcount {
  kind: WorkListKind;
  name: string;
  /** Of a city. */
  state: string | null;
  people: number;
}

/** How many people have each entry that someone has, in one look at all of them. */
export async function countPeopleByEntry(db: Kysely<Database>): Promise<Headcount[]> {
  const { rows } = await sql<Headcount>`
    select case when grouping(theme) = 0 then 'theme' when grouping(designation) = 0 then 'designation'
        when grouping(city) = 0 then 'city' else 'state' end as kind,
      coalesce(theme, designation, city, state) as name,
      case when grouping(city) = 0 then state end as state, count(*) as people
    from users group by grouping sets ((theme), (designation), (state), (state, city))
    having coalesce(theme, designation, city, case when grouping(city) = 1 then state end) is not null`.execute(db);
  return rows;
}

/** Whose work this is: all of these. */
export type WorkOf = Partial<Record<WorkListKind, string>>;

/** In one statement, so that their places are counted once. Returns how many they are. */
export async function movePeople(db: Transaction<Database>, from: WorkOf, to: WorkOf): Promise<number> {
  const { numUpdatedRows } = await Object.entries(from)
    .reduce(
      (people, [column, name]) => people.where(sql.ref<string>(column), '=', name),
      db.updateTable('users').set(to),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
