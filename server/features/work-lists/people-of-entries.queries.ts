import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { workListKinds } from '../../../domain/work-lists.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import type { Database } from '../../db/schema.ts';

interface Headcount {
  kind: WorkListKind;
  name: string;
  /** Of a city. */
  state: string | null;
  people: number;
}

/** How many people have each entry that someone has, in one look at all of them. Who has left is no longer counted. */
export async function countPeopleByEntry(db: Kysely<Database>): Promise<Headcount[]> {
  const { rows } = await sql<Headcount>`
    select case when grouping(theme) = 0 then 'theme' when grouping(designation) = 0 then 'designation'
        when grouping(city) = 0 then 'city' else 'state' end as kind,
      coalesce(theme, designation, city, state) as name,
      case when grouping(city) = 0 then state end as state, count(*) as people
    from users where left_at is null group by grouping sets ((theme), (designation), (state), (state, city))
    having coalesce(theme, designation, city, case when grouping(city) = 1 then state end) is not null`.execute(db);
  return rows;
}

/** Whose work this is: all of these. */
export type WorkOf = Partial<Record<WorkListKind, string>>;

/** The ids of entries by their lists. */
export type WorkIds = Partial<Record<WorkListKind, number>>;

/**
 * In one statement, so that their places are counted once. `ids` are those of other entries that the names are of now;
 * without them the entries are the same. Returns how many they are, without those who have left.
 */
export async function movePeople(
  db: Transaction<Database>,
  from: WorkOf,
  to: WorkOf,
  ids: WorkIds = {},
): Promise<number> {
  const whose = sql.join(
    Object.entries(from).map(([kind, name]) => sql`${sql.ref(`users.${kind}`)} = ${name}`),
    sql` and `,
  );
  const named = Object.entries(to).map(([kind, name]) => sql`${sql.ref(kind)} = ${name}`);
  const details = Object.keys(ids).length > 0 ? [await noteDetails(db, whose, ids)] : [];
  await noteByHand(db, true);
  const { rows } = await sql<{ people: number }>`
    with moved as (update users set ${sql.join([...named, ...details])} where ${whose} returning left_at)
    select count(*) filter (where left_at is null) as people from moved`.execute(db);
  await noteByHand(db, false);
  return rows[0]?.people ?? 0;
}

/** Keeps the trigger from looking each person's details up. Until the transaction ends at most. */
async function noteByHand(db: Transaction<Database>, isOn: boolean): Promise<void> {
  await sql`select set_config('evenkeel.work_details_noted', ${isOn ? 'yes' : 'no'}, true)`.execute(db);
}

/** Stores the combinations that these people have from now on. Returns how a person's row finds its own. */
async function noteDetails(
  db: Transaction<Database>,
  whose: RawBuilder<unknown>,
  ids: WorkIds,
): Promise<RawBuilder<unknown>> {
  const moved = sql.join(
    workListKinds.map((kind) => (ids[kind] === undefined ? sql.ref(`earlier.${kind}`) : sql`${ids[kind]}::bigint`)),
  );
  const columns = sql.join(workListKinds.map((kind) => sql.ref(kind)));
  await sql`
    insert into work_details (${columns})
    select distinct ${moved} from work_details as earlier
    where id in (select work_details_id from users where ${whose})
    on conflict do nothing`.execute(db);
  return sql`work_details_id = (
    select later.id from work_details as earlier
    join work_details as later on (${sql.join(workListKinds.map((kind) => sql.ref(`later.${kind}`)))}) = (${moved})
    where earlier.id = users.work_details_id)`;
}
