import { startMailboxServer } from '../../server/test/mailbox-server.ts';
import type { MailboxServer, ReceivedMail } from '../../server/test/mailbox-server.ts';

/** A mail server for one developer: it prints each mail, with the links in it, and sends nothing on. */
export function startDevMail(): Promise<MailboxServer> {
  return startMailboxServer({ disabledCommands: ['STARTTLS', 'AUTH'], onMail: print });
}

function print({ receivers, subject, text }: ReceivedMail): void {
  const lines = [`Mail to ${receivers.join(', ')}: ${subject}`, ...(text ?? '').trim().split('\n')];
  console.log(`\n${lines.map((line) => `  | ${line}`).join('\n')}\n`);
}
