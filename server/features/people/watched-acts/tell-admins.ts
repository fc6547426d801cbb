import { messagesIn } from '../../../../domain/messages/messages.ts';
import { watchedActs } from '../../../../domain/watched-acts.ts';
import { takeDueRounds } from '../../../security/audit/watched-acts.queries.ts';
import type { Job } from '../../../jobs/periodic-job.ts';
import { mailFromText } from '../../../mail/mail-template.ts';
import type { WriteMail } from '../../../mail/mail-writers.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import type { Services } from '../../services.ts';
import { findActiveAdmins } from '../../../security/sessions/active-admins.queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/** Mails every other admin what one has done. Any number of processes may do it at once. */
export async function tellAdmins({ db, now }: Needs): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rounds = await takeDueRounds(transaction, now());
    if (rounds.length === 0) return;
    const admins = await findActiveAdmins(transaction);
    for (const { actorId, acts } of rounds) {
      const userIds = admins.filter((id) => id !== actorId);
      const detail = Object.fromEntries(Object.entries(acts).map(([act, count]) => [act, String(count)]));
      await queueMail(transaction, { kind: 'watched_acts', userIds, detail, now: now() });
    }
  });
}

/** It names no one and holds no more than counts: the list of actions, to which it leads, says who did what. */
export const writeWatchedActs: WriteMail<'watched_acts'> = async ({ db, config }, { to, person, detail, language }) => {
  if (!(await findActiveAdmins(db)).includes(person.id)) return undefined;
  const { watchedActsMail: words } = messagesIn[language].watchedActs;
  const acts = watchedActs.flatMap((act) => (detail[act] === undefined ? [] : [words.acts[act](Number(detail[act]))]));
  const link = `${config.publicUrl}/admin/people?show=actions`;
  return mailFromText({
    to,
    subject: words.subject(config.productTitle),
    text: words.text(acts, link),
    link,
    language,
  });
};

/** Every two seconds: what is mailed at once leaves within seconds of the act. */
export const tellingAdmins: Job<Needs> = { name: 'watched_acts', everyMs: 2000, work: tellAdmins };
