import { randomBytes } from 'node:crypto';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Log } from '../observability/log/log.ts';
import { doEach } from '../jobs/do-each.ts';
import { makeFolder } from '../core/make-folder.ts';
import type { SendMail } from './outgoing-mail.ts';
import { composeMail } from './compose.ts';

export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mail');
}

/** How the files of mails end whose links open something. */
const secretEnd = '-secret.eml';

const secretMs = 86_400_000;

/** Removes the mails whose links open an account or a record, a day after they were written, by the clock of this machine. */
export async function removeSecretMails(config: Pick<Config, 'dataDir'>): Promise<void> {
  const folder = mailFolder(config);
  const names = await readdir(folder).catch(() => []);
  // One that was never finished has the link, too.
  const secret = names.filter((name) => name.replace(/\.part$/, '').endsWith(secretEnd));
  await doEach(secret, async (name) => {
    const file = join(folder, name);
    // Another process may have removed it in between.
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > secretMs) await rm(file, { force: true });
  });
}

/** Writes each mail as a complete `.eml` file that only the owner may read, and logs where. */
export function mailFiles(config: Pick<Config, 'dataDir' | 'mailFrom'>, log: Log): SendMail {
  const folder = mailFolder(config);
  return async (mail) => {
    // Loaded with the first mail: until then it takes no memory.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await transport.sendMail(composeMail(mail, config.mailFrom, '8bit'));
    makeFolder(folder);
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
    const file = join(folder, mail.isSecret ? `${name}${secretEnd}` : `${name}.eml`);
    // Renamed once it is whole, so that no one who watches the folder reads half a mail.
    await writeFile(`${file}.part`, message, { mode: 0o600, flag: 'wx' });
    await rename(`${file}.part`, file);
    log.info({ event: 'mail_written', file });
  };
}
