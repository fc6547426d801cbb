import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import {
  passkeyForSecondStep,
  passkeyToSignIn,
  signInByPasskey,
  takeSecondPasskey,
  takeSecondStep,
} from './second-step.ts';

export function answerSecondStep(services: Services): HandlersOf<'secondStep'> {
  return {
    sendSecondFactor: async ({ body, setHeader, ...origin }) => {
      const { signedIn, cookie } = await takeSecondStep(services, body, origin);
      setHeader('Set-Cookie', cookie);
      return signedIn;
    },

    passkeyForSecondFactor: async ({ body: { challenge } }) => ({
      options: await passkeyForSecondStep(services, challenge),
    }),

    sendSecondPasskey: async ({ body, setHeader, ...origin }) => {
      const { signedIn, cookie } = await takeSecondPasskey(services, body, origin);
      setHeader('Set-Cookie', cookie);
      return signedIn;
    },

    passkeyToSignIn: async (origin) => ({
      options: await passkeyToSignIn(services, origin),
    }),

    signInByPasskey: async ({ body: { credential }, setHeader, ...origin }) => {
      const { signedIn, cookie } = await signInByPasskey(services, credential, origin);
      setHeader('Set-Cookie', cookie);
      return signedIn;
    },
  };
}
