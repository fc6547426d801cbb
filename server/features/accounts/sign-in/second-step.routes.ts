import type { FastifyInstance } from 'fastify';
import * as passkeys from '../../../../domain/contract/passkeys.ts';
import { sendSecondFactor } from '../../../../domain/contract/second-factor.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import {
  passkeyForSecondStep,
  passkeyToSignIn,
  signInByPasskey,
  takeSecondPasskey,
  takeSecondStep,
} from './second-step.ts';

export function mountSecondStep(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, sendSecondFactor, async ({ body, setHeader, ...origin }) => {
    const { signedIn, cookie } = await takeSecondStep(services, body, origin);
    setHeader('Set-Cookie', cookie);
    return signedIn;
  });

  mountEndpoint(app, services, passkeys.passkeyForSecondFactor, async ({ body: { challenge } }) => ({
    options: await passkeyForSecondStep(services, challenge),
  }));

  mountEndpoint(app, services, passkeys.sendSecondPasskey, async ({ body, setHeader, ...origin }) => {
    const { signedIn, cookie } = await takeSecondPasskey(services, body, origin);
    setHeader('Set-Cookie', cookie);
    return signedIn;
  });

  mountEndpoint(app, services, passkeys.passkeyToSignIn, async (origin) => ({
    options: await passkeyToSignIn(services, origin),
  }));

  mountEndpoint(app, services, passkeys.signInByPasskey, async ({ body: { credential }, setHeader, ...origin }) => {
    const { signedIn, cookie } = await signInByPasskey(services, credential, origin);
    setHeader('Set-Cookie', cookie);
    return signedIn;
  });
}
