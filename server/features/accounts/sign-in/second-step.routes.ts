import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { answerEntered } from './finish-sign-in.ts';
import {
  passkeyForSecondStep,
  passkeyToSignIn,
  signInByPasskey,
  takeSecondPasskey,
  takeSecondStep,
} from './second-step.ts';

export function answerSecondStep(services: Services): HandlersOf<'secondStep'> {
  return {
    sendSecondFactor: async ({ body, setHeader, ...origin }) =>
      answerEntered(await takeSecondStep(services, body, origin), setHeader),

    passkeyForSecondFactor: async ({ body: { challenge } }) => ({
      options: await passkeyForSecondStep(services, challenge),
    }),

    sendSecondPasskey: async ({ body, setHeader, ...origin }) =>
      answerEntered(await takeSecondPasskey(services, body, origin), setHeader),

    passkeyToSignIn: async (origin) => ({ options: await passkeyToSignIn(services, origin) }),

    signInByPasskey: async ({ body: { credential }, setHeader, ...origin }) =>
      answerEntered(await signInByPasskey(services, credential, origin), setHeader),
  };
}
