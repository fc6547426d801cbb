import type { FastifyInstance } from 'fastify';
import {
  askForLeaverErasure,
  changeLeaving,
  leaver,
  openLeaverLink,
  withdrawLeaverErasure,
} from '../../../../domain/contract/leaving.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { dropErasureOf, planErasureOf } from '../../accounts/own/plan-erasure.ts';
import { leaverBy } from './leaver.ts';
import { openLink } from './open-link.ts';
import { changeLeavingOf, leaverOf } from './leaving.service.ts';

export function mountLeaving(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, changeLeaving, async ({ params: { id }, body: { left_on }, caller, markWaiting }) => {
    const leaving = await changeLeavingOf(services, { actorId: caller.id, id, leftOn: left_on });
    if (left_on !== null && leaving.left_on !== left_on) markWaiting();
    return leaving;
  });

  mountEndpoint(app, services, openLeaverLink, ({ params: { token }, body, address }) =>
    openLink(services, { token, birthDate: body.date_of_birth, address }),
  );

  mountEndpoint(app, services, leaver, async ({ params: { token }, address }) =>
    leaverOf(services, await leaverBy(services, { token, address })),
  );

  mountEndpoint(app, services, askForLeaverErasure, async ({ params: { token }, address }) => {
    const holder = await leaverBy(services, { token, address });
    await planErasureOf(services, holder.userId);
    return leaverOf(services, holder);
  });

  mountEndpoint(app, services, withdrawLeaverErasure, async ({ params: { token }, address }) => {
    const holder = await leaverBy(services, { token, address });
    await dropErasureOf(services, holder.userId);
    return leaverOf(services, holder);
  });
}
