import type { Transaction } from 'kysely';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import type { Database } from '../../../db/schema.ts';
import { mailFromText } from '../../../mail/mail-template.ts';
import type { WriteMail } from '../../../mail/mail-writers.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import { countAskedSince, findRequestsFor } from './call-backs.queries.ts';

/** Someone who asks and withdraws, over and over, has the counsellors mailed no more often in any hour. */
const mailsAnHour = 3;

interface Asked {
  /** Whose request it is. */
  userId: string;
  counsellorIds: readonly string[];
  now: Date;
}

/** To be called in the transaction that makes a request, or lets one more counsellor read it. */
export async function tellAsked(db: Transaction<Database>, { userId, counsellorIds, now }: Asked): Promise<void> {
  if ((await countAskedSince(db, userId, new Date(now.getTime() - 3_600_000))) > mailsAnHour) return;
  const userIds = counsellorIds.filter((id) => id !== userId);
  await queueMail(db, { kind: 'call_asked', userIds, detail: {}, now });
}

/** Says that someone has asked, and nothing else; nothing where no request waits any more. */
export const writeCallAsked: WriteMail<'call_asked'> = async ({ db, config }, { to, person, language }) => {
  if (person.hasLeft || person.disabled) return undefined;
  if (!(await findRequestsFor(db, person.id)).some((request) => request.taken_at === null)) return undefined;
  const { callAskedMail: words } = messagesIn[language].callBacks;
  const link = `${config.publicUrl}/counsellor`;
  const text = words.text(link, config.callBackHours);
  return mailFromText({ to, subject: words.subject(config.productTitle), text, link, language });
};
