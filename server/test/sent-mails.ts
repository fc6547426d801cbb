import { mailWriters } from '../process/features.ts';
import type { Services } from '../features/services.ts';
import type { MailLane } from '../mail/mail-kinds.ts';
import { MailsUnderWay } from '../mail/mails-under-way.ts';
import type { Sending } from '../mail/mails-under-way.ts';
import type { OutgoingMail, SendMail } from '../mail/outgoing-mail.ts';
import type { TestServer } from './test-server.ts';

/** Sends what is due in these lanes. Returns how many mails were looked at. */
export async function sendDueMails(
  services: Services,
  { lanes, ...sending }: Sending<Services> & { lanes: readonly MailLane[] },
): Promise<number> {
  let looked = 0;
  for (const lane of lanes) {
    const underWay = new MailsUnderWay(services, lane, sending);
    looked += await underWay.begin();
    await underWay.ended();
  }
  return looked;
}

const sendLanes = (lanes: readonly MailLane[]) => (services: Services, send: SendMail) =>
  sendDueMails(services, { writers: mailWriters, send, lanes });

export const mailDueResets = sendLanes(['asked']);
export const mailDueLinks = sendLanes(['asked', 'invitations']);
export const mailDueReports = sendLanes(['report']);
export const mailToAccounts = sendLanes(['account']);

/**
 * Sends what is due to accounts. Returns the mails, but none about a sign-in on a new device: people in tests sign in on nothing
 * else, and that mail is the matter of tests of its own.
 */
export async function sendOtherMails(server: TestServer): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const writers = { ...mailWriters, new_device: async () => undefined };
  const send = async (mail: OutgoingMail) => void sent.push(mail);
  await sendDueMails(server.services, { writers, send, lanes: ['account'] });
  return sent;
}
