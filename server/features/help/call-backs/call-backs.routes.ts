import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import {
  answerOne,
  giveBack,
  listRequests,
  noteOutcome,
  readOwnCallBack,
  requestCallBack,
  takeUp,
  withdrawOwn,
} from './call-backs.service.ts';
import { findHoursOf, putHours } from './hours.queries.ts';

export function answerCallBacks(services: Services): HandlersOf<'callBacks'> {
  return {
    callBack: ({ caller }) => readOwnCallBack(services, caller.id),
    askForCallBack: ({ body, caller }) => requestCallBack(services, caller.id, body),
    withdrawCallBack: ({ caller }) => withdrawOwn(services, caller.id),

    answerCounsellor: ({ params: { id }, body: { agree }, caller }) =>
      answerOne(services, caller.id, { counsellorId: id, agree }),

    counsellorRequests: ({ caller }) => listRequests(services, caller.id),
    takeCallBack: ({ params: { id }, caller }) => takeUp(services, { id, counsellorId: caller.id }),
    giveBackCallBack: ({ params: { id }, caller }) => giveBack(services, { id, counsellorId: caller.id }),

    noteCallOutcome: ({ params: { id }, body: { outcome }, caller }) =>
      noteOutcome(services, { id, counsellorId: caller.id }, outcome),
  };
}

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
