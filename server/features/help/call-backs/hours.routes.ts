import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { findHoursOf, putHours } from './hours.queries.ts';

export function answerCounsellorHours(services: Services): HandlersOf<'counsellorHours'> {
  const hoursOf = async (counsellorId: string) => ({
    hours: await findHoursOf(services.db, [counsellorId]),
    time_zone: services.config.orgTimezone,
  });
  return {
    counsellorHours: ({ caller }) => hoursOf(caller.id),

    changeCounsellorHours: async ({ caller, body: { hours } }) => {
      await services.db.transaction().execute((transaction) => putHours(transaction, caller.id, hours));
      return hoursOf(caller.id);
    },
  };
}
