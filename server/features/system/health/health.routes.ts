import type { FastifyInstance } from 'fastify';
import { health, ready } from '../../../../domain/contract/health.ts';
import { AppError } from '../../../core/app-error.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { askDatabase } from './health.queries.ts';
import { findNotReady } from './not-ready.ts';

export function mountHealth(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, health, async () => {
    await askDatabase(services.db);
    return { status: 'ok' as const };
  });

  mountEndpoint(app, services, ready, async ({ query }) => {
    const notReady = await findNotReady(services, query.for === 'reading');
    if (notReady.length > 0) throw new AppError('unavailable', { retryAfter: 1, notReady });
    return { ready: true as const };
  });
}
