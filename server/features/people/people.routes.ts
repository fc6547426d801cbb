import * as z from 'zod/mini';
import { accountChanges } from '../../../domain/account-changes.ts';
import type { QueryOf, BodyOf, ReplyOf } from '../../../domain/contract/endpoint.ts';
import { usualPage } from '../../../domain/contract/paging.ts';
import type { people, takeBackChanges } from '../../../domain/contract/people.ts';
import { addDays } from '../../../domain/dates.ts';
import { findAuditEvents } from '../../security/audit/audit.queries.ts';
import { startOfDay } from '../daily-rollups/org-days.ts';
import { pageOf, parseCursor } from '../../http/cursor.ts';
import type { HandlersOf } from '../../http/mount-calls.ts';
import { findWaiting } from './admin-requests/ask-for-access.queries.ts';
import { findChanges } from './account-changes.queries.ts';
import type { ChangeFilter, StoredChange } from './account-changes.queries.ts';
import { nameCursorSchema } from './people-filter.queries.ts';
import type { Services } from '../services.ts';
import { countPeople, findPeople, holdPerson } from './people.queries.ts';
import { changeAccessOf, changeRoleOf, endSessionsOf, removeSecondFactorOf, personOf } from './people.service.ts';
import { startPasswordResetOf } from './start-password-reset.ts';
import { AppError } from '../../core/app-error.ts';
import { isUuid } from '../../db/record-id.ts';
import { holdCounsellors } from '../help/call-backs/counsellor-changes.queries.ts';
import { withdrawLeaving } from './leaving/take-effect.ts';
import { setAccess } from './access.queries.ts';
import { holdActiveAdmins } from '../../security/sessions/active-admins.queries.ts';

const auditCursorSchema = z.tuple([z.iso.datetime(), z.string().check(z.regex(/^[0-9]{1,15}$/))]);

export function answerPeople(services: Services): HandlersOf<'people'> {
  return {
    people: async ({ query: { limit = usualPage, cursor, q, role, left, ...asked }, caller, setHeader }) => {
      const after = parseCursor(cursor, nameCursorSchema);
      const change = changeOf(services, asked);
      const filter = { q, role, left, change };
      const [rows, total] = await Promise.all([
        findPeople(services.db, filter, { after, limit: limit + 1 }),
        countPeople(services.db, filter),
      ]);
      const { page, next } = pageOf(rows, limit, ({ nameKey, id }) => [nameKey, id]);
      setHeader('X-Total-Count', String(total));
      if (next) setHeader('X-Next-Cursor', next);
      const ids = page.map(({ id }) => id);
      const waiting = await findWaiting(services.db, ids);
      const changes = change && (await findChanges(services.db, ids, change));
      return page.map((person) => ({
        ...personOf(person, caller.id, waiting.get(person.id)),
        ...(changes && { changes: (changes.get(person.id) ?? []).map(inReply) }),
      }));
    },

    takeBackChanges: ({ body, caller }) => takeBack(services, caller.id, body),

    changeRole: async ({ params: { id }, body: { role }, caller, markWaiting }) => {
      const person = await changeRoleOf(services, { actorId: caller.id, id }, role);
      if (person.role !== role) markWaiting();
      return person;
    },

    changeAccess: async ({ params: { id }, body: { disabled }, caller, markWaiting }) => {
      const person = await changeAccessOf(services, { actorId: caller.id, id }, disabled);
      if (person.disabled !== disabled) markWaiting();
      return person;
    },

    endSessions: ({ params: { id }, caller }) => endSessionsOf(services, { actorId: caller.id, id }),
    startPasswordReset: ({ params: { id }, caller }) => startPasswordResetOf(services, { actorId: caller.id, id }),

    removeFactorsOf: async ({ params: { id }, caller, markWaiting }) => {
      const person = await removeSecondFactorOf(services, { actorId: caller.id, id });
      if (person.second_factor) markWaiting();
      return person;
    },

    auditEvents: async ({ query: { limit = usualPage, cursor }, setHeader }) => {
      const [at, id] = parseCursor(cursor, auditCursorSchema) ?? [];
      const before = at && id ? { at, id: Number(id) } : undefined;
      const rows = await findAuditEvents(services.db, { limit: limit + 1, before });
      const { page, next } = pageOf(rows, limit, (event) => [event.at.toISOString(), String(event.id)]);
      if (next) setHeader('X-Next-Cursor', next);
      return page.map(({ actorId, actorName, personId, personName, ...event }) => ({
        id: String(event.id),
        at: event.at.toISOString(),
        action: event.action,
        actor: { id: actorId, name: actorName },
        person: personId === null ? null : { id: personId, name: personName },
        ...(Object.keys(event.detail).length > 0 && { detail: event.detail }),
      }));
    },
  };
}

type Asked = Pick<QueryOf<typeof people>, 'changed' | 'from' | 'to' | 'by'>;

/** Days are the organisation's, and both are part of it. */
function changeOf({ config: { orgTimezone } }: Services, { changed, from, to, by }: Asked): ChangeFilter | undefined {
  if (changed === undefined) return undefined;
  return {
    kinds: changed === 'any' ? accountChanges : [changed],
    from: from === undefined ? undefined : startOfDay(from, orgTimezone),
    until: to === undefined ? undefined : startOfDay(addDays(to, 1), orgTimezone),
    by,
  };
}

const inReply = ({ kind, at, by, leftOn }: StoredChange) => ({
  kind,
  at: at?.toISOString() ?? null,
  by,
  left_on: leftOn,
});

/**
 * Takes back what was done to accounts, each noted as if it were the only one; all of them, or none. Throws `forbidden` (403) where
 * the actor is no longer an admin.
 */
async function takeBack(
  services: Services,
  actorId: string,
  wanted: Pick<BodyOf<typeof takeBackChanges>, 'disabled' | 'leaving'>,
): Promise<ReplyOf<typeof takeBackChanges>> {
  const [disabled, leaving] = [idsOf(wanted.disabled), idsOf(wanted.leaving)];
  return services.db.transaction().execute(async (db) => {
    // In this order, as everywhere: admins, counsellors, people, those by their ids.
    if (!(await holdActiveAdmins(db)).includes(actorId)) throw new AppError('forbidden');
    await holdCounsellors(db);
    const done = { disabled: 0, leaving: 0 };
    for (const id of [...disabled.union(leaving)].toSorted()) {
      const person = await holdPerson(db, id);
      if (disabled.has(id) && person?.disabled) {
        await setAccess(services, db, { actorId, id }, false);
        done.disabled += 1;
      }
      if (leaving.has(id) && (await withdrawLeaving(services, db, { actorId, personId: id }))) done.leaving += 1;
    }
    return done;
  });
}

const idsOf = (ids: readonly string[]) => new Set(ids.filter(isUuid).map((id) => id.toLowerCase()));
