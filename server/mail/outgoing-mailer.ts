import { toLanguage } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import type { DatabaseContext } from '../db/context.ts';
import type { MailDetails, MailKind } from './mail-kinds.ts';
import { sendAllDue } from './mail-lanes.ts';
import type { MailTurn } from './mail-lanes.ts';
import type { OutgoingMail, SendMail } from './outgoing-mail.ts';
import { startQueueMailer, turnOf, unsentIn } from './mail-queue.ts';
import type { QueueMailer } from './mail-queue.ts';
import { findAddressee, outgoingMails } from './outgoing-mails.queries.ts';
import type { Addressee, ClaimedMail } from './outgoing-mails.queries.ts';
import { settleFault, waitForNextTry } from './settle-fault.ts';

const giveUpAfterMs = 3 * 86_400_000;

type Needs = Pick<DatabaseContext, 'db' | 'config' | 'log' | 'now'>;

export interface MailToWrite<Kind extends MailKind = MailKind> {
  to: string;
  person: Addressee;
  detail: MailDetails[Kind];
  language: Language;
}

/** Returns undefined where there is nothing to say any more. A token is made here, and stored as a hash. */
export type WriteMail<Kind extends MailKind = MailKind> = (
  needs: Needs,
  mail: MailToWrite<Kind>,
) => Promise<OutgoingMail | undefined>;

export type MailWriters = { readonly [Kind in MailKind]: WriteMail<Kind> };

export function startOutgoingMailer(services: Needs, writers: MailWriters, send: SendMail): QueueMailer {
  const turn = outgoingTurn(services, writers, send);
  return startQueueMailer({ name: 'outgoing_mailer', log: services.log, begin: (lanes) => lanes.begin(turn) });
}

/** Sends every mail that is due now. Returns how many were looked at. */
export async function sendDueMails(services: Needs, writers: MailWriters, send: SendMail): Promise<number> {
  return sendAllDue(outgoingTurn(services, writers, send));
}

function outgoingTurn(services: Needs, writers: MailWriters, send: SendMail): MailTurn<ClaimedMail> {
  return turnOf(services, outgoingMails, (mail) => sendOne(services, mail, { writers, send }));
}

async function sendOne(
  services: Needs,
  mail: ClaimedMail,
  { writers, send }: { writers: MailWriters; send: SendMail },
): Promise<void> {
  const { db, log, now } = services;
  const { kind, userId, address, detail } = mail;
  const unsent = { ...unsentIn(db, outgoingMails, mail), giveUpAfterMs };
  const person = await findAddressee(db, userId);
  // What a newer version has queued waits for it, until it is too old.
  const write = writers[kind as MailKind] as WriteMail | undefined;
  if (person && write) {
    const language = toLanguage(person.language);
    const written = await write(services, { to: address ?? person.email, person, detail, language });
    try {
      if (written) await send(written);
    } catch (error) {
      const lines = {
        refused: { event: 'mail_refused', user: userId, kind },
        failed: { event: 'mail_failed', kind },
        givenUp: { event: 'mail_given_up', kind },
      };
      await settleFault(services, error, { mail: unsent, lines });
      return;
    }
    if (written) log.info({ event: 'mail_sent', kind, user: userId });
  } else if (person && (await waitForNextTry(unsent, now()))) {
    return;
  }
  await outgoingMails.remove(db, mail.id);
}
