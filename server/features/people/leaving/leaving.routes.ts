import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { dropErasureOf, planErasureOf } from '../../accounts/own/plan-erasure.ts';
import { leaverBy } from './leaver.ts';
import { openLink } from './open-link.ts';
import { changeLeavingOf, leaverOf } from './leaving.service.ts';

export function answerLeaving(services: Services): HandlersOf<'leaving'> {
  return {
    changeLeaving: async ({ params: { id }, body: { left_on }, caller, markWaiting }) => {
      const leaving = await changeLeavingOf(services, { actorId: caller.id, id, leftOn: left_on });
      if (left_on !== null && leaving.left_on !== left_on) markWaiting();
      return leaving;
    },

    openLeaverLink: ({ params: { token }, body, address }) =>
      openLink(services, { token, birthDate: body.date_of_birth, address }),

    leaver: async ({ params: { token }, address }) => leaverOf(services, await leaverBy(services, { token, address })),

    askForLeaverErasure: async ({ params: { token }, address }) => {
      const holder = await leaverBy(services, { token, address });
      await planErasureOf(services, holder.userId);
      return leaverOf(services, holder);
    },

    withdrawLeaverErasure: async ({ params: { token }, address }) => {
      const holder = await leaverBy(services, { token, address });
      await dropErasureOf(services, holder.userId);
      return leaverOf(services, holder);
    },
  };
}
