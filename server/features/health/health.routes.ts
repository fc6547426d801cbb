import type { FastifyInstance } from 'fastify';
import { health } from '../../../domain/contract/health.ts';
import { mountEndpoint } from '../../mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { askDatabase } from './health.queries.ts';

export function mountHealth(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, health, async () => {
    await askDatabase(services.db);
    return { status: 'ok' as const };
  });
}
