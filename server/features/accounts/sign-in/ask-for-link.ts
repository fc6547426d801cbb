import { recordRefusal } from '../../../security/audit/security-events.ts';
import { count, isBlocked } from '../../../security/limits/limits.ts';
import type { Limit } from '../../../security/limits/limits.ts';
import type { Services } from '../../services.ts';
import { insertResetRequest } from './reset-requests.queries.ts';

/**
 * Notes that a link was asked for, known e-mail or not. It never refuses: past the limits nothing is noted, and of an
 * e-mail past its limit there is a request already, whose mail comes as soon as the hour has room for it.
 */
export async function askForLink(
  services: Services,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const limits: Limit[] = [
    { kind: 'forgot-email', subject: email },
    { kind: 'forgot-address', subject: address },
  ];
  if (await isBlocked(services, limits)) {
    services.log.warn({ event: 'slowed', kind: 'forgot' });
    return;
  }
  await count(services, limits);
  recordRefusal(services, { action: 'reset_link_asked' });
  await insertResetRequest(services.db, email, { now: services.now() });
  services.wakeResetMailer();
}
