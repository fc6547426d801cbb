import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { dropErasureOf, planErasureOf } from '../../accounts/own/plan-erasure.ts';
import { leaverBy } from './leaver.ts';
import { changeLeavingOf, leaverOf } from './leaving.service.ts';
import { AppError } from '../../../core/app-error.ts';
import { count, refuseWhileBlocked } from '../../../security/limits/limits.ts';
import type { Limit } from '../../../security/limits/limits.ts';
import { hashToken, makeToken } from '../../../security/sessions/tokens.ts';
import { findLink, insertLink } from './links.queries.ts';

export function answerLeaving(services: Services): HandlersOf<'leaving'> {
  return {
    changeLeaving: async ({ params: { id }, body: { left_on }, caller, markWaiting }) => {
      const leaving = await changeLeavingOf(services, { actorId: caller.id, id, leftOn: left_on });
      if (left_on !== null && leaving.left_on !== left_on) markWaiting();
      return leaving;
    },

    openLeaverLink: ({ params: { token }, body, address }) =>
      openLink(services, { token, birthDate: body.date_of_birth, address }),

    leaver: async ({ params: { token }, address }) => leaverOf(services, await leaverBy(services, { token, address })),

    askForLeaverErasure: async ({ params: { token }, address }) => {
      const holder = await leaverBy(services, { token, address });
      await planErasureOf(services, holder.userId);
      return leaverOf(services, holder);
    },

    withdrawLeaverErasure: async ({ params: { token }, address }) => {
      const holder = await leaverBy(services, { token, address });
      await dropErasureOf(services, holder.userId);
      return leaverOf(services, holder);
    },
  };
}

const openedMs = 3_600_000;

/**
 * Exchanges a mailed link for one that works for an hour. Throws `leaving_link_invalid` (400), `invalid_input` (400) for
 * another date of birth, and `too_many_attempts` (429) for who guesses links or dates. Of people whose date of birth was
 * never noted, any opens it.
 */
export async function openLink(
  services: Services,
  { token, birthDate, address }: { token: string; birthDate: string; address: string },
): Promise<{ token: string }> {
  const { db, now } = services;
  const tokenHash = hashToken(token);
  const found = await findLink(db, { tokenHash, isOpened: false }, now());
  const guesses: Limit = found
    ? { kind: 'left-birth-date', subject: found.userId }
    : { kind: 'reset-address', subject: address };
  await refuseWhileBlocked(services, [guesses]);
  if (!found || (found.birthDate !== null && found.birthDate !== birthDate)) {
    await count(services, [guesses]);
    if (!found) throw new AppError('leaving_link_invalid');
    throw new AppError('invalid_input', { fields: { date_of_birth: 'birth_date_wrong' } });
  }
  const { userId, expiresAt } = found;
  const opened = makeToken();
  const openedUntil = new Date(now().getTime() + openedMs);
  await insertLink(db, { tokenHash: hashToken(opened), userId, expiresAt, openedUntil });
  return { token: opened };
}
