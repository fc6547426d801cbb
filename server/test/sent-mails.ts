import { mailWriters } from '../process/features.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { sendDueMails } from '../mail/outgoing-mailer.ts';
import type { TestServer } from './test-server.ts';

/**
 * Sends what is due. Returns the mails, but none about a sign-in on a new device: people in tests sign in on nothing else, and
 * that mail is the matter of tests of its own.
 */
export async function sendOtherMails(server: TestServer): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const writers = { ...mailWriters, new_device: async () => undefined };
  await sendDueMails(server.services, writers, async (mail) => void sent.push(mail));
  return sent;
}
