import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { AccountChange } from '../../../domain/account-changes.ts';
import type { AuditAction } from '../../../domain/audit-actions.ts';
import type { Database } from '../../db/schema.ts';
import { isUuid } from '../../db/record-id.ts';

/** When, and by whom; `until` is no part of it any more. */
export interface ChangeFilter {
  kinds: readonly AccountChange[];
  from?: Date;
  until?: Date;
  by?: string;
}

interface Kind {
  /** The person is in that state. */
  holds: RawBuilder<unknown>;
  actions: readonly AuditAction[];
  /** When it was done. */
  at: RawBuilder<unknown>;
}

const disabling: readonly AuditAction[] = ['account_disabled', 'operator_removed_admin'];
const marking: readonly AuditAction[] = ['leaving_planned', 'person_left'];

/** From the last action that put the person in that state: someone disabled, enabled and disabled again has two. */
function ofLast(actions: readonly AuditAction[], column: 'at' | 'actor_id' | 'action'): RawBuilder<unknown> {
  return sql`(select event.${sql.ref(column)} from audit_events as event
    where event.person_id = users.id and event.action = any(${[...actions]}::text[])
    order by event.at desc, event.id desc limit 1)`;
}

const kinds: Readonly<Record<AccountChange, Kind>> = {
  disabled: { holds: sql`users.disabled_at is not null`, actions: disabling, at: sql`users.disabled_at` },
  leaving: { holds: sql`users.left_on is not null`, actions: marking, at: ofLast(marking, 'at') },
};

/** What the operator did was done by no admin: the list has it under the person themself. */
const actorOf = (actions: readonly AuditAction[]) =>
  sql`nullif(${ofLast(actions, 'actor_id')}, case when ${ofLast(actions, 'action')} = 'operator_removed_admin' then users.id end)`;

function fits(kind: AccountChange, { kinds: wanted, from, until, by }: ChangeFilter): RawBuilder<boolean> {
  if (!wanted.includes(kind) || (by !== undefined && !isUuid(by))) return sql<boolean>`false`;
  const { holds, actions, at } = kinds[kind];
  return sql<boolean>`(${sql.join(
    [
      holds,
      ...(from ? [sql`${at} >= ${from}`] : []),
      ...(until ? [sql`${at} < ${until}`] : []),
      ...(by === undefined ? [] : [sql`${actorOf(actions)} = ${by}::uuid`]),
    ],
    sql` and `,
  )})`;
}

/** People in one of these states, as the filter wants it. */
export function isChanged(filter: ChangeFilter): RawBuilder<boolean> {
  return sql<boolean>`(${fits('disabled', filter)} or ${fits('leaving', filter)})`;
}

export interface StoredChange {
  kind: AccountChange;
  at: Date | null;
  by: { id: string; name: string | null } | null;
  leftOn: string | null;
}

/** What of it fits, for each of these people. */
export async function findChanges(
  db: Kysely<Database>,
  ids: readonly string[],
  filter: ChangeFilter,
): Promise<Map<string, StoredChange[]>> {
  const found = new Map<string, StoredChange[]>();
  for (const kind of filter.kinds) {
    const { at, actions } = kinds[kind];
    const { rows } = await sql<{
      id: string;
      at: Date | null;
      by: string | null;
      name: string | null;
      day: string | null;
    }>`
      select change.*, actor.name from (
        select users.id, ${at} as at, ${actorOf(actions)} as by,
          ${kind === 'leaving' ? sql`users.left_on` : sql`null::date`} as day
        from users where users.id = any(${[...ids]}::uuid[]) and ${fits(kind, filter)}
      ) as change left join users as actor on actor.id = change.by`.execute(db);
    for (const { id, at: when, by, name, day } of rows) {
      const change = { kind, at: when, by: by === null ? null : { id: by, name }, leftOn: day };
      found.set(id, [...(found.get(id) ?? []), change]);
    }
  }
  return found;
}
