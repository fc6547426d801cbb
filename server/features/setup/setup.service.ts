import type { Setup } from '../../../domain/contract/setup.ts';
import { putOffDays, setupSteps } from '../../../domain/setup-steps.ts';
import type { ConfirmedStep, SetupStep, StepState } from '../../../domain/setup-steps.ts';
import { AppError } from '../../app-error.ts';
import { insertAuditEvent } from '../../audit/audit.queries.ts';
import type { Services } from '../../services.ts';
import { inForce, isDone } from './setup-facts.ts';
import { findSteps, findTestMail, hasOwnPassword, putStep } from './setup.queries.ts';
import { codesSince } from './test-mail.ts';

type Needs = Pick<Services, 'db' | 'config' | 'now'>;

export async function readSetup(services: Needs, callerId: string): Promise<Setup> {
  const { db, config, now } = services;
  const stored = new Map((await findSteps(db)).map((row) => [row.step, row]));
  const done = await isDone(services, (step) => stored.get(step)?.settled_as ?? null);
  const current: Partial<Record<SetupStep, string>> = await inForce(services);
  const mail = await findTestMail(db);
  const steps = setupSteps.map((step) => {
    const until = stored.get(step)?.put_off_until ?? null;
    const isPutOff = until !== null && until > now();
    const state: StepState = done[step] ? 'done' : isPutOff ? 'put_off' : 'open';
    return {
      step,
      state,
      put_off_until: state === 'put_off' && until ? until.toISOString() : null,
      in_force: current[step] ?? null,
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

/** Throws `setting_changed` (409) where something else is in force than what was read. */
export async function confirm(
  services: Needs,
  actorId: string,
  { step, inForce: read }: { step: ConfirmedStep; inForce: string },
): Promise<Setup> {
  const { db, now } = services;
  if ((await inForce(services))[step] !== read) throw new AppError('setting_changed');
  await db.transaction().execute(async (transaction) => {
    const at = now();
    await putStep(transaction, step, { settled_as: read, settled_at: at });
    await insertAuditEvent(transaction, { actorId, action: 'setting_confirmed', detail: { what: step }, now: at });
  });
  return readSetup(services, actorId);
}
