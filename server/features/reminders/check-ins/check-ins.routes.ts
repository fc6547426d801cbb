import type { FastifyInstance } from 'fastify';
import { changeCheckIns, checkIns, closeCheckIn } from '../../../../domain/contract/check-ins.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { changeCheckInsOf, checkInsOf, closeCheckInOf } from './check-ins.service.ts';

export function mountCheckIns(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, checkIns, ({ caller }) => checkInsOf(services, caller.id));

  mountEndpoint(app, services, changeCheckIns, ({ caller, body }) => changeCheckInsOf(services, caller.id, body));

  mountEndpoint(app, services, closeCheckIn, ({ caller }) => closeCheckInOf(services, caller.id));
}
