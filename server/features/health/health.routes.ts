import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { health, ready } from '../../../domain/contract/health.ts';
import type { NotReadyReason } from '../../../domain/contract/health.ts';
import { AppError } from '../../app-error.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { authenticate } from '../../sessions/authenticate.ts';
import type { Services } from '../../services.ts';
import { askDatabase, isWritable } from './health.queries.ts';

const hinderingWritesOnly: readonly NotReadyReason[] = ['disk'];

export function mountHealth(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, health, async () => {
    await askDatabase(services.db);
    return { status: 'ok' as const };
  });

  mountEndpoint(app, services, ready, async ({ query }) => {
    const isForReading = query.for === 'reading';
    const refuse = (notReady: readonly NotReadyReason[]) => {
      if (notReady.length > 0) throw new AppError('unavailable', { retryAfter: 1, notReady });
    };
    // Said at once: a process that stops has no time for a database that may be silent.
    refuse(services.readiness.reasons().filter((reason) => !isForReading || !hinderingWritesOnly.includes(reason)));
    // A token that no one has, looked up as every call's is: together with those of other calls.
    await authenticate(services, { authorization: `Bearer ${randomBytes(32).toString('base64url')}` });
    if (!isForReading && !(await isWritable(services.db))) refuse(['database']);
    return { ready: true as const };
  });
}
