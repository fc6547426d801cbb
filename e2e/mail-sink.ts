import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { startMailboxServer } from '../server/test/mailbox-server.ts';
import type { MailboxServer } from '../server/test/mailbox-server.ts';

/** Writes each mail into a folder, from which the tests read: they run in other processes. */
export async function startMailSink(folder: string): Promise<MailboxServer> {
  mkdirSync(folder, { recursive: true });
  let received = 0;
  return startMailboxServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMail: ({ raw }) => {
      received += 1;
      writeFileSync(join(folder, `${String(received).padStart(5, '0')}.eml`), raw);
    },
  });
}

/** The texts of the mails to one address, oldest first. */
export async function mailsTo(folder: string, email: string): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort();
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.filter(({ to }) => to?.some(({ address }) => address === email)).map(({ text }) => text ?? '');
}
