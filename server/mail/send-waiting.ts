import { toLanguage } from '../../domain/languages.ts';
import { describeFault, describeMailFault } from '../core/fault-description.ts';
import type { SecurityContext } from '../security/context.ts';
import { countMail, uncountMail } from './mail-counts.queries.ts';
import { isRefusedForGood, mayHaveBeenSent } from './mail-fault.ts';
import { ruleOf } from './mail-kinds.ts';
import type { MailKind } from './mail-kinds.ts';
import type { MailEnd, MailWriters, WriteMail, WrittenMail } from './mail-writers.ts';
import { deferMail, findAddressee, postponeMail, removeMail } from './outbox.queries.ts';
import type { Addressee, WaitingMail } from './outbox.queries.ts';
import type { SendMail } from './outgoing-mail.ts';

/** How long a mail waits between its tries, at most. */
const longestWaitMs = 3_600_000;

/** Writes one mail and sends it. Returns what became of it; undefined where there was none to send. */
export async function sendWaiting<Context extends SecurityContext>(
  context: Context,
  mail: WaitingMail,
  { writers, send }: { writers: MailWriters<Context>; send: SendMail },
): Promise<MailEnd | undefined> {
  const { db, log } = context;
  const { id, kind, userId, address, detail } = mail;
  const write = writers[kind as MailKind] as WriteMail<MailKind, Context> | undefined;
  if (!write) {
    // What a newer version has put in waits for it, until it is too old.
    await waitForNextTry(context, mail);
    return undefined;
  }
  const person = await findAddressee(db, mail);
  const tried: Tried = { mail, person };
  if (person || userId === null) {
    try {
      const language = toLanguage(mail.language ?? person?.language ?? '');
      tried.written = await write(context, { to: address ?? person?.email ?? '', person, detail, language });
      if (tried.written) {
        const fullUntil = await countTry(context, tried);
        if (fullUntil) {
          await pastTheHour(context, tried, fullUntil);
          return undefined;
        }
        const { settle: _, ...message } = tried.written;
        tried.isSending = true;
        await send(message);
      }
    } catch (error) {
      return await afterFault(context, error, tried);
    }
  }
  if (tried.written) {
    await tried.written.settle?.('sent');
    log.info({ event: 'mail_sent', kind, ...(person && { user: person.id }) });
  }
  await removeMail(db, id);
  return tried.written && 'sent';
}

interface Tried {
  mail: WaitingMail;
  person: Addressee | undefined;
  written?: WrittenMail | undefined;
  /** The row that counts this try. */
  counted?: number;
  /** From then on a fault may repeat the address, or what the mail server said; before, it is one of ours. */
  isSending?: boolean;
}

/** Returns when there is room again where the hour is full. */
async function countTry({ db, now }: SecurityContext, tried: Tried): Promise<Date | undefined> {
  const { mail, person } = tried;
  const { hourly } = ruleOf(mail.kind);
  if (!hourly || (mail.attempt > 1 && !hourly.eachTry)) return undefined;
  const { kind, address } = mail;
  const to = person ?? { address: address ?? '' };
  const count = await countMail(db, { kind, to, most: hourly.most, now: now() });
  if ('fullUntil' in count) return count.fullUntil;
  if (hourly.eachTry) tried.counted = count.counted;
  return undefined;
}

async function pastTheHour({ db, log }: SecurityContext, { mail, written }: Tried, until: Date): Promise<void> {
  const { id, kind, attempt } = mail;
  await written?.settle?.('unsent');
  const waits = ruleOf(kind).hourly?.past === 'wait';
  if (waits && attempt === 1) {
    await deferMail(db, mail, until);
    return;
  }
  await removeMail(db, id);
  // What was tried before has been mailed, for all we know: it is not tried for ever.
  if (waits) log.error({ event: 'mail_given_up', kind, attempt });
}

/** What was refused for good is dropped, all else is tried again, and given up in the end. */
async function afterFault(context: SecurityContext, error: unknown, tried: Tried): Promise<MailEnd> {
  const { db, log } = context;
  const { mail, person, written, counted } = tried;
  const end = mayHaveBeenSent(error) ? 'unsure' : isRefusedForGood(error) ? 'refused' : 'unsent';
  // A mail that may have gone out has a link that works, and it counts.
  if (end !== 'unsure' && counted !== undefined) await uncountMail(db, counted);
  await written?.settle?.(end);
  const fault = tried.isSending ? describeMailFault(error) : describeFault(error);
  const line = { kind: mail.kind, fault, attempt: mail.attempt };
  if (end === 'refused') {
    await removeMail(db, mail.id);
    log.warn({ event: 'mail_refused', ...line, ...(person && { user: person.id }) });
  } else if (await waitForNextTry(context, mail)) {
    log.warn({ event: 'mail_failed', ...line });
  } else {
    log.error({ event: 'mail_given_up', ...line });
  }
  return end;
}

/** After 1, 2, 4 ... minutes, an hour at most. False where it was tried for long enough: then the mail is gone. */
async function waitForNextTry(
  { db, now }: SecurityContext,
  { id, kind, since, attempt }: WaitingMail,
): Promise<boolean> {
  const lastTry = since.getTime() + ruleOf(kind).giveUpAfterMs;
  if (now().getTime() >= lastTry) {
    await removeMail(db, id);
    return false;
  }
  const wait = Math.min(2 ** Math.min(attempt - 1, 10) * 60_000, longestWaitMs);
  await postponeMail(db, id, new Date(Math.min(now().getTime() + wait, lastTry)));
  return true;
}
