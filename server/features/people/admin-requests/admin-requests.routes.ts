import type { FastifyInstance } from 'fastify';
import {
  adminRequests,
  agreeToAdminRequest,
  objectToAdminRequest,
  withdrawAdminRequest,
} from '../../../../domain/contract/admin-requests.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { agree, listRequests, object, withdraw } from './admin-requests.service.ts';

export function mountAdminRequests(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, adminRequests, ({ caller }) => listRequests(services, caller.id));

  mountEndpoint(app, services, agreeToAdminRequest, ({ params: { id }, caller }) => agree(services, caller.id, id));

  mountEndpoint(app, services, objectToAdminRequest, ({ params: { id }, caller }) => object(services, caller.id, id));

  mountEndpoint(app, services, withdrawAdminRequest, ({ params: { id }, caller }) => withdraw(services, caller.id, id));
}
