import { queueMail } from '../../../mail/outbox.queries.ts';
import type { Services } from '../../services.ts';
import { deviceOf } from '../../../security/sessions/device.ts';

/** Wrong passwords in an hour after which a right one is told. */
export const manyFailures = 5;

interface SignInToTell {
  kind: 'new_device' | 'sign_in_after_failures';
  userId: string;
  userAgent: string | undefined;
}

/** Queues a mail about a sign-in that its person may want to know of. */
export async function tellOfSignIn(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { kind, userId, userAgent }: SignInToTell,
): Promise<void> {
  const { browser, system } = deviceOf(userAgent);
  const at = now();
  const detail = { at: at.toISOString(), browser: browser ?? '', system: system ?? '' };
  await queueMail(db, { kind, userIds: [userId], detail, now: at });
}
