import { isDeepStrictEqual } from 'node:util';
import { wholeRule } from '../../../../domain/contract/registration.ts';
import type { ChosenRegistration } from '../../../../domain/contract/registration.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import { withChange } from '../../../http/parse.ts';
import { takeQuietly } from '../../../security/limits/limits.ts';
import type { Limit } from '../../../security/limits/limits.ts';
import type { Services } from '../../services.ts';
import { requireLocalLogin } from '../../../security/passwords/local-login.ts';
import { findInvited } from './invited.queries.ts';
import { requireLink } from './links.queries.ts';
import { isReachable } from './reachable.ts';
import { queueMailTo } from '../../../mail/outbox.queries.ts';
import { holdRule, setRule } from './registration.queries.ts';
import { findRule } from './registration-rule.queries.ts';

export function answerRegistration(services: Services): HandlersOf<'registration'> {
  const { db, config } = services;
  const chosen = async (call: { host: string; address: string }): Promise<ChosenRegistration> => ({
    ...(await findRule(db)),
    mail_works: config.smtpUrl !== undefined,
    reachable: isReachable(config, call),
  });
  return {
    registering: () => findRule(db),
    chosenRegistration: chosen,

    chooseRegistration: async ({ body, caller, ...call }) => {
      await choose(services, caller.id, body);
      return chosen(call);
    },

    askForRegistrationLink: async ({ body: { email }, address, language }) => {
      requireLocalLogin(services);
      await ask(services, { email, address, language });
      return { msg: messagesIn[language].registration.linkMessages.sent };
    },

    registrationLink: async ({ params: { token }, address }) => {
      requireLocalLogin(services);
      const { email, staffId } = await requireLink(services, token, address);
      const invited = staffId === null ? undefined : await findInvited(db, staffId);
      return { email, invited: invited ?? null };
    },
  };
}

async function choose({ db, config, now }: Services, actorId: string, change: object): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const held = await holdRule(transaction);
    const { domains, ...wanted } = withChange(wholeRule, held, change);
    if (wanted.confirms_email && config.smtpUrl === undefined) throw new AppError('mail_needed');
    const rule = { ...wanted, domains: [...new Set(domains)] };
    // A save without a change is no act that other admins are told of.
    if (isDeepStrictEqual(rule, held)) return;
    await setRule(transaction, rule);
    const detail = { rule: rule.rule };
    await insertAuditEvent(transaction, { actorId, action: 'registration_changed', detail, now: now() });
  });
}

/** It never refuses: past the limits nothing is noted. */
async function ask(
  services: Services,
  { email, address, language }: { email: string; address: string; language: string },
): Promise<void> {
  // In this order, as where a password was forgotten.
  const limits: Limit[] = [
    { kind: 'link-address', subject: address },
    { kind: 'link-email', subject: email },
  ];
  if (!(await takeQuietly(services, limits))) {
    services.log.warn({ event: 'slowed', kind: 'link' });
    return;
  }
  await queueMailTo(services.db, { kind: 'register_link', address: email, language, detail: {}, now: services.now() });
  services.wakeOutbox();
}
