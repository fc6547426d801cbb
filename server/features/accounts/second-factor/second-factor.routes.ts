import type { FastifyInstance } from 'fastify';
import {
  addPasskey as addPasskeyCall,
  passkeyToAdd,
  removePasskey as removePasskeyCall,
} from '../../../../domain/contract/passkeys.ts';
import * as calls from '../../../../domain/contract/second-factor.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import {
  addPasskey,
  confirmTotp,
  factorsOf,
  passkeyOptions,
  removePasskey,
  removeTotp,
  renewCodes,
  startTotp,
} from './second-factor.service.ts';

export function mountSecondFactor(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, calls.ownFactors, ({ caller }) => factorsOf(services, caller));

  mountEndpoint(app, services, calls.startTotp, ({ caller, address, body: { password } }) =>
    startTotp(services, { ...caller, address }, password),
  );

  mountEndpoint(app, services, calls.confirmTotp, async ({ caller, address, body: { code } }) => ({
    codes: await confirmTotp(services, { ...caller, address }, code),
  }));

  mountEndpoint(app, services, calls.removeTotp, async ({ caller, address, body: { password } }) => {
    await removeTotp(services, { ...caller, address }, password);
    return factorsOf(services, caller);
  });

  mountEndpoint(app, services, calls.renewRecoveryCodes, async ({ caller, address, body: { password } }) => ({
    codes: await renewCodes(services, { ...caller, address }, password),
  }));

  mountEndpoint(app, services, passkeyToAdd, async ({ caller, address, body: { password } }) => ({
    options: await passkeyOptions(services, { ...caller, address }, password),
  }));

  mountEndpoint(app, services, addPasskeyCall, async ({ caller, address, body }) => ({
    codes: await addPasskey(services, { ...caller, address }, body),
  }));

  mountEndpoint(app, services, removePasskeyCall, async ({ caller, address, params: { id }, body: { password } }) => {
    await removePasskey(services, { ...caller, address }, id, password);
    return factorsOf(services, caller);
  });
}
