import type { OwnSessions } from '../../../../domain/contract/sessions.ts';
import { namesOf } from '../../../../domain/devices.ts';
import { AppError } from '../../../core/app-error.ts';
import { recordSecurityEvent } from '../../../security/audit/security-events.ts';
import { isUuid } from '../../../db/record-id.ts';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../../security/sessions/authenticate.ts';
import { idleMinutesOf, maxHoursOf, mostSessions, sessionRulesOf } from '../../../security/sessions/lifetimes.ts';
import { deleteOwnSession, findOwnSessions } from '../../../security/sessions/own-sessions.queries.ts';
import { deleteOtherSessionsOf } from '../../../security/sessions/sessions.queries.ts';

export function answerSessions(services: Services): HandlersOf<'sessions'> {
  const { db, now } = services;
  return {
    ownSessions: ({ caller }) => listFor(services, caller),

    endOtherSessions: async ({ caller }) => {
      await db.transaction().execute(async (transaction) => {
        const ended = await deleteOtherSessionsOf(transaction, caller.id, caller.tokenHash);
        if (ended === 0) return;
        const event = {
          action: 'other_sessions_ended',
          personId: caller.id,
          detail: { sessions: String(ended) },
        } as const;
        await recordSecurityEvent({ db: transaction, now }, event);
      });
      return listFor(services, caller);
    },

    endOwnSession: async ({ params: { id }, caller }) => {
      if (!isUuid(id)) throw new AppError('not_found');
      await db.transaction().execute(async (transaction) => {
        if (!(await deleteOwnSession(transaction, caller.id, id))) throw new AppError('not_found');
        await recordSecurityEvent({ db: transaction, now }, { action: 'session_ended', personId: caller.id });
      });
      return listFor(services, caller);
    },

    deviceKey: async ({ caller }) => ({ key: services.cipher.keyedHash('device', caller.id).toString('base64url') }),
  };
}

async function listFor(services: Services, { id: userId, role, tokenHash: current }: Caller): Promise<OwnSessions> {
  const rules = sessionRulesOf(services);
  const sessions = await findOwnSessions(services.db, { userId, current }, rules);
  const isShared = sessions.some((session) => session.isCurrent && session.isShared);
  return {
    sessions: sessions.map(({ id, device, startedAt, lastUsedAt, isCurrent, isShared: shared }) => ({
      id,
      ...namesOf(device),
      started_at: startedAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      current: isCurrent,
      shared,
    })),

    idle_minutes: idleMinutesOf(rules, { role, isShared }),
    max_hours: maxHoursOf(services.config, role),
    most: mostSessions,
  };
}
