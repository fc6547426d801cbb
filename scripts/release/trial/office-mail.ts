import { appendFileSync, readFileSync } from 'node:fs';
import { startMailboxServer } from '../../../server/test/mailbox-server.ts';
import type { MailboxOptions } from '../../../server/test/mailbox-server.ts';

/**
 * The office's mail server, in a network of a trial: port 2525 takes mails as they come, 2587 after STARTTLS and a sign-in alone.
 * Words: the file that gets each mail as a line, certificate, key, password.
 */
const [file = '', certFile = '', keyFile = '', password = ''] = process.argv.slice(2);

const onMail: MailboxOptions['onMail'] = ({ subject = '', text = '', receivers }) =>
  appendFileSync(file, `${JSON.stringify({ subject, text, receivers })}\n`);

await startMailboxServer({ port: 2525, disabledCommands: ['STARTTLS'], onMail });
await startMailboxServer({
  port: 2587,
  cert: readFileSync(certFile),
  key: readFileSync(keyFile),
  authOptional: false,
  onAuth: (given, _session, done) =>
    given.password === password ? done(null, { user: 'evenkeel' }) : done(new Error('No such user or password')),
  onMail,
});
