import { randomBytes } from 'node:crypto';
import type { NotReadyReason } from '../../../../domain/errors.ts';
import { authenticate } from '../../../security/sessions/authenticate.ts';
import type { Services } from '../../services.ts';
import { isWritable } from './health.queries.ts';

const hinderingWritesOnly: readonly NotReadyReason[] = ['disk'];

/** Why calls are not served now, none where they are. It goes the way that they go, and throws what they would meet. */
export async function findNotReady(services: Services, isForReading: boolean): Promise<readonly NotReadyReason[]> {
  const known = services.readiness.reasons().filter((reason) => !isForReading || !hinderingWritesOnly.includes(reason));
  // Said at once: a process that stops has no time for a database that may be silent.
  if (known.length > 0) return known;
  // A token that no one has, looked up as every call's is: together with those of other calls.
  await authenticate(services, { authorization: `Bearer ${randomBytes(32).toString('base64url')}` });
  return isForReading || (await isWritable(services.db)) ? [] : ['database'];
}
