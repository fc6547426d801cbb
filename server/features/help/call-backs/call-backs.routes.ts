import type { FastifyInstance } from 'fastify';
import {
  answerCounsellor,
  askForCallBack,
  callBack,
  counsellorRequests,
  takeCallBack,
  withdrawCallBack,
} from '../../../../domain/contract/call-backs.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import {
  answerOne,
  listRequests,
  readOwnCallBack,
  requestCallBack,
  takeUp,
  withdrawOwn,
} from './call-backs.service.ts';

export function mountCallBacks(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, callBack, ({ caller }) => readOwnCallBack(services, caller.id));

  mountEndpoint(app, services, askForCallBack, ({ body, caller }) => requestCallBack(services, caller.id, body));

  mountEndpoint(app, services, withdrawCallBack, ({ caller }) => withdrawOwn(services, caller.id));

  mountEndpoint(app, services, answerCounsellor, ({ params: { id }, body: { agree }, caller }) =>
    answerOne(services, caller.id, { counsellorId: id, agree }),
  );

  mountEndpoint(app, services, counsellorRequests, ({ caller }) => listRequests(services, caller.id));

  mountEndpoint(app, services, takeCallBack, ({ params: { id }, caller }) =>
    takeUp(services, { id, counsellorId: caller.id }),
  );
}
