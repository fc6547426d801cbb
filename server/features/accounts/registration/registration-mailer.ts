import { setTimeout } from 'node:timers/promises';
import { count, isBlocked } from '../../../security/limits/limits.ts';
import { isRefusedForGood, mayHaveBeenSent } from '../../../mail/mail-fault.ts';
import { MailLanes } from '../../../mail/mail-lanes.ts';
import { startQueueMailer, turnOf, unsentIn } from '../../../mail/mail-queue.ts';
import type { QueueMailer } from '../../../mail/mail-queue.ts';
import type { SendMail } from '../../../mail/outgoing-mail.ts';
import { settleFault } from '../../../mail/settle-fault.ts';
import type { Services } from '../../services.ts';
import { hashToken, makeToken } from '../../../security/sessions/tokens.ts';
import { findInvitation, noteMailRefused } from './invited.queries.ts';
import { composeRegistrationMail } from './compose-mail.ts';
import type { RegistrationMail } from './compose-mail.ts';
import { linkEndsAt } from './link-time.ts';
import { countLinks, deleteLink, hasAccount, holdAddress, insertLink, registrationMails } from './mails.queries.ts';
import type { LinkToMail } from './mails.queries.ts';
import { findRule, isAllowed } from './registration-rule.queries.ts';

/** Mails with a link that an address gets in any hour, however often it is asked for. */
export const linksAnHour = 3;

/** Milliseconds from one invitation to the next of this process, so that a mail server takes fifty thousand. */
const pauseMs = 100;

/** Milliseconds after which a mail is given up that no mail server takes. Whoever asked has asked again by then. */
const giveUpAfter = { asked: 3_600_000, invitation: 3 * 86_400_000 };

type Needs = Pick<Services, 'db' | 'config' | 'log' | 'cipher' | 'now' | 'databaseNow'>;

export function startRegistrationMailer(services: Needs, send: SendMail): QueueMailer {
  const stopping = new AbortController();
  const mailer = startQueueMailer({
    name: 'registration_mailer',
    log: services.log,
    begin: (lanes) => beginWithLinks(services, { send, lanes, pauseMs, stop: stopping.signal }),
  });
  return {
    ...mailer,
    stop: () => {
      stopping.abort();
      return mailer.stop();
    },
  };
}

/** Mails what is due now. It ends early where the mail server takes nothing. Returns how many were looked at. */
export async function mailDueLinks(services: Needs, send: SendMail): Promise<number> {
  const lanes = new MailLanes();
  const looked = await beginWithLinks(services, { send, lanes, pauseMs: 0 });
  await lanes.ended();
  return looked;
}

interface Turn {
  send: SendMail;
  lanes: MailLanes;
  pauseMs: number;
  stop?: AbortSignal;
}

async function beginWithLinks(services: Needs, { send, lanes, pauseMs: pause, stop }: Turn): Promise<number> {
  const turn = turnOf(services, registrationMails, async (waiting) => {
    if (!(await mailLink(services, send, waiting))) isAway = true;
  });
  let isAway = false;
  let isPauseDue = false;
  return lanes.begin<LinkToMail>({
    ...turn,
    claim: async () => {
      if (isPauseDue && pause > 0) await setTimeout(pause, undefined, { signal: stop }).catch(() => undefined);
      const waiting = stop?.aborted ? undefined : await turn.claim();
      isPauseDue = waiting?.isAsked === false;
      return waiting;
    },
    isOver: () => isAway,
  });
}

/** False where the mail server is away: what else waits would fare alike. */
async function mailLink(services: Needs, send: SendMail, waiting: LinkToMail): Promise<boolean> {
  const { db, log } = services;
  const mail = await prepareMail(services, waiting);
  if (mail) {
    try {
      await send(await composeRegistrationMail(services, { ...mail, language: waiting.language }));
    } catch (error) {
      return await afterFault(services, { waiting, mail, error });
    }
    if (mail.staffId) await noteMailRefused(db, mail.staffId, null);
    log.info({ event: 'registration_mail_sent', kind: mail.kind });
  }
  await registrationMails.remove(db, waiting.id);
  return true;
}

type Prepared = RegistrationMail & { staffId?: string; tokenHash?: Buffer };

/** Undefined where the address gets nothing: it may not register, was not invited, or has had its mails of this hour. */
async function prepareMail(services: Needs, waiting: LinkToMail): Promise<Prepared | undefined> {
  // Several to one address go out at the same moment, here or in other processes: each knows of the one before.
  return services.db.transaction().execute(async (db) => {
    await holdAddress(db, waiting.email);
    return prepareNext({ ...services, db }, waiting);
  });
}

async function prepareNext(services: Needs, { email, isAsked, isReminder }: LinkToMail): Promise<Prepared | undefined> {
  const { db, now } = services;
  const at = now();
  if (await hasAccount(db, email)) return isAsked ? mailToKnown(services, email) : undefined;
  const invitation = await findInvitation(db, email);
  if (!invitation && (!isAsked || !isAllowed(await findRule(db), email, 'address'))) return undefined;
  const since = new Date(at.getTime() - 3_600_000);
  if (isAsked && (await countLinks(db, email, since)) >= linksAnHour) return undefined;
  const token = makeToken();
  const tokenHash = hashToken(token);
  const kind = invitation ? 'invitation' : 'confirmation';
  const staffId = invitation?.id;
  const to = invitation?.email ?? email;
  const expiresAt = linkEndsAt(kind, at);
  const link = { tokenHash, email: to, staffId: staffId ?? null, mailedAt: at, expiresAt };
  return (await insertLink(db, link)) ? { kind, to, token, tokenHash, staffId, isReminder } : undefined;
}

/** Only where people can register by themselves: where they are invited, an account says enough. */
async function mailToKnown(services: Needs, email: string): Promise<Prepared | undefined> {
  if (!isAllowed(await findRule(services.db), email, 'address')) return undefined;
  const limit = { kind: 'known-email', subject: email } as const;
  if (await isBlocked(services, [limit])) return undefined;
  await count(services, [limit]);
  return { kind: 'known', to: email };
}

async function afterFault(
  services: Needs,
  { waiting, mail, error }: { waiting: LinkToMail; mail: Prepared; error: unknown },
): Promise<boolean> {
  const { db, now } = services;
  // A mail that may have gone out has a link that works.
  if (mail.tokenHash && !mayHaveBeenSent(error)) await deleteLink(db, mail.tokenHash);
  if (mail.staffId && isRefusedForGood(error)) await noteMailRefused(db, mail.staffId, now());
  const { kind } = mail;
  const giveUpAfterMs = giveUpAfter[waiting.isAsked ? 'asked' : 'invitation'];
  const end = await settleFault(services, error, {
    mail: { ...unsentIn(db, registrationMails, waiting), giveUpAfterMs },
    lines: {
      refused: { event: 'registration_mail_refused', kind },
      failed: { event: 'registration_mail_failed', kind },
      givenUp: { event: 'registration_mail_given_up', kind },
    },
  });
  return end === 'refused';
}
