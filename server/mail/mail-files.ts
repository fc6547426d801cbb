import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../log/log.ts';
import { makeFolder } from '../process/make-folder.ts';
import type { SendMail } from './outgoing-mail.ts';
import { composeMail } from './compose.ts';

export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mail');
}

/** Writes each mail as a complete `.eml` file that only the owner may read, and logs where. */
export function mailFiles(config: Pick<Config, 'dataDir' | 'mailFrom'>, log: Log): SendMail {
  const folder = mailFolder(config);
  return async (mail) => {
    // Loaded with the first mail: until then it takes no memory.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await transport.sendMail(composeMail(mail, config.mailFrom));
    makeFolder(folder);
    const file = join(
      folder,
      `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`,
    );
    // Renamed once it is whole, so that no one who watches the folder reads half a mail.
    await writeFile(`${file}.part`, message, { mode: 0o600, flag: 'wx' });
    await rename(`${file}.part`, file);
    log.info({ event: 'mail_written', file });
  };
}
