import type { Setup } from '../../../../domain/contract/setup.ts';
import { putOffDays, setupSteps } from '../../../../domain/setup-steps.ts';
import type { SetupStep, StepState } from '../../../../domain/setup-steps.ts';
import type { Services } from '../../services.ts';
import { stepsDone } from './setup-facts.ts';
import { findSteps, findTestMail, hasOwnPassword, putStep } from './setup.queries.ts';
import { codesSince } from './test-mail.ts';

type Needs = Pick<Services, 'db' | 'config' | 'now'>;

export async function readSetup(services: Needs, callerId: string): Promise<Setup> {
  const { db, config, now } = services;
  const stored = new Map((await findSteps(db)).map((row) => [row.step, row]));
  const done = await stepsDone(services, stored.get('mail')?.settled_as ?? null);
  const mail = await findTestMail(db);
  const steps = setupSteps.map((step) => {
    const until = stored.get(step)?.put_off_until ?? null;
    const isPutOff = until !== null && until > now();
    const state: StepState = done[step] ? 'done' : isPutOff ? 'put_off' : 'open';
    return {
      step,
      state,
      put_off_until: state === 'put_off' && until ? until.toISOString() : null,
    };
  });
  const isWaiting = mail !== undefined && mail.sent_at > codesSince(now());
  return {
    steps,
    own_password: await hasOwnPassword(db, callerId),
    mail: {
      server_set: config.smtpUrl !== undefined,
      waiting_since: isWaiting ? mail.sent_at.toISOString() : null,
    },
  };
}

export async function putOff(
  services: Needs,
  callerId: string,
  { step, isPutOff }: { step: SetupStep; isPutOff: boolean },
): Promise<Setup> {
  const until = isPutOff ? new Date(services.now().getTime() + putOffDays * 86_400_000) : null;
  await putStep(services.db, step, { put_off_until: until });
  return readSetup(services, callerId);
}
