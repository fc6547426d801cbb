import type { HandlersOf } from '../../../http/mount-calls.ts';
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

export function answerSecondFactor(services: Services): HandlersOf<'secondFactor'> {
  return {
    ownFactors: ({ caller }) => factorsOf(services, caller),
    startTotp: ({ caller, address, body: { password } }) => startTotp(services, { ...caller, address }, password),

    confirmTotp: async ({ caller, address, body: { code } }) => ({
      codes: await confirmTotp(services, { ...caller, address }, code),
    }),

    removeTotp: async ({ caller, address, body: { password } }) => {
      await removeTotp(services, { ...caller, address }, password);
      return factorsOf(services, caller);
    },

    renewRecoveryCodes: async ({ caller, address, body: { password } }) => ({
      codes: await renewCodes(services, { ...caller, address }, password),
    }),
  };
}

export function answerPasskeys(services: Services): HandlersOf<'passkeys'> {
  return {
    passkeyToAdd: async ({ caller, address, body: { password } }) => ({
      options: await passkeyOptions(services, { ...caller, address }, password),
    }),

    addPasskey: async ({ caller, address, body }) => ({
      codes: await addPasskey(services, { ...caller, address }, body),
    }),

    removePasskey: async ({ caller, address, params: { id }, body: { password } }) => {
      await removePasskey(services, { ...caller, address }, id, password);
      return factorsOf(services, caller);
    },
  };
}
