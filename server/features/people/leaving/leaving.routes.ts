import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { dropErasureOf, planErasureOf } from '../../accounts/own/plan-erasure.ts';
import { readCode, waysOf } from '../../accounts/second-factor/check-code.ts';
import { leaverBy, refuseUnknown } from './leaver.ts';
import { changeLeavingOf, leaverOf } from './leaving.service.ts';
import { AppError } from '../../../core/app-error.ts';
import { giveBack, take } from '../../../security/limits/limits.ts';
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
      openLink(services, { token, birthDate: body.date_of_birth, code: body.code ?? '', address }),

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
 * another date of birth or code, and `too_many_attempts` (429) for who guesses. Of people whose date of birth was never
 * noted, any opens it.
 */
async function openLink(
  services: Services,
  { token, birthDate, code, address }: { token: string; birthDate: string; code: string; address: string },
): Promise<{ token: string }> {
  const { db, now } = services;
  const tokenHash = hashToken(token);
  const found = await findLink(db, { tokenHash, isOpened: false }, now());
  if (!found) return refuseUnknown(services, address);
  const { userId, birthDate: rightDate, expiresAt } = found;
  // A try is taken before it is compared, so that parallel ones do not slip through. One without a code counts, too: else
  // it would make the guesses of codes before it free again.
  const guesses: Limit = { kind: 'left-birth-date', subject: userId };
  await take(services, guesses);
  if (rightDate !== null && rightDate !== birthDate)
    throw new AppError('invalid_input', { fields: { date_of_birth: 'birth_date_wrong' } });
  if (!(await isCodeRight(services, userId, code)))
    throw new AppError('invalid_input', { fields: { code: 'factor_code' } });
  await giveBack(services, guesses);
  const opened = makeToken();
  const openedUntil = new Date(now().getTime() + openedMs);
  await insertLink(db, { tokenHash: hashToken(opened), userId, expiresAt, openedUntil });
  return { token: opened };
}

/** An admin knows the date of birth, and may read the mailbox: neither goes round the app that a person has chosen. */
async function isCodeRight(services: Services, userId: string, code: string): Promise<boolean> {
  if (!(await waysOf(services, userId)).includes('totp')) return true;
  const read = await readCode(services, userId, code);
  return read !== undefined && read.use(services.db);
}
