import { AppError } from '../../../core/app-error.ts';
import { take } from '../../../security/limits/limits.ts';
import type { Services } from '../../services.ts';
import { hashToken } from '../../../security/sessions/tokens.ts';
import { findLink } from './links.queries.ts';
import type { LinkHolder } from './links.queries.ts';

/**
 * The person who has left and has opened this link: no one else is let in by it, and nowhere else. Throws `leaving_link_invalid` (400), and
 * `too_many_attempts` (429) for a guesser's address and for a link that is used again and again.
 */
export async function leaverBy(
  services: Services,
  { token, address }: { token: string; address: string },
): Promise<LinkHolder> {
  const tokenHash = hashToken(token);
  const found = await findLink(services.db, { tokenHash, isOpened: true }, services.now());
  if (!found) return refuseUnknown(services, address);
  await take(services, { kind: 'left-link', subject: tokenHash.toString('hex') });
  return found;
}

/** Throws `leaving_link_invalid` (400), and `too_many_attempts` (429) for a guesser's address. */
export async function refuseUnknown(services: Services, address: string): Promise<never> {
  await take(services, { kind: 'reset-address', subject: address });
  throw new AppError('leaving_link_invalid');
}
