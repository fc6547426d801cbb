import type { FastifyInstance } from 'fastify';
import { changeCounsellorHours, counsellorHours } from '../../../../domain/contract/counsellor-hours.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { findHoursOf, putHours } from './hours.queries.ts';

export function mountCounsellorHours(app: FastifyInstance, services: Services): void {
  const hoursOf = async (counsellorId: string) => ({
    hours: await findHoursOf(services.db, [counsellorId]),
    time_zone: services.config.orgTimezone,
  });

  mountEndpoint(app, services, counsellorHours, ({ caller }) => hoursOf(caller.id));

  mountEndpoint(app, services, changeCounsellorHours, async ({ caller, body: { hours } }) => {
    await services.db.transaction().execute((transaction) => putHours(transaction, caller.id, hours));
    return hoursOf(caller.id);
  });
}
