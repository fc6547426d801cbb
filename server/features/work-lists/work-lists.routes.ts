import type { FastifyInstance } from 'fastify';
import { workLists } from '../../../domain/contract/work-lists.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { findWorkLists } from './work-lists.port.ts';

export function mountWorkLists(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, workLists, () => findWorkLists(services.db));
}
