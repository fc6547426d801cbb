import { checkBackup } from './check-backup.ts';
import { checkClock, checkDatabase, checkSchema } from './check-database.ts';
import type { Check } from './examination.ts';
import { doctorMessages } from '../../../domain/messages/en/doctor.ts';
import { codeOf } from '../../core/error-code.ts';
import { version } from '../../core/version.ts';
import { isThisMachine } from '../../config/settings/this-machine.ts';
import { right, wrong, isTabled, skipped } from './examination.ts';
import { readFreeSpace } from '../disk/free-space.ts';
import { sizeText } from './size-text.ts';
import { findKeyAge, findKeys } from '../../security/encryption/data-keys.queries.ts';
import { keyFileOf, readKeyFile } from '../../security/encryption/key-file.ts';
import { refuseWrongKeys } from '../../security/encryption/load-cipher.ts';
import { StartFault } from '../../core/start-steps.ts';
import { describeMailFault } from '../../core/fault-description.ts';
import { mailFolder } from '../../mail/mail-files.ts';
import { transportOptions } from '../../mail/smtp-sender.ts';

/** What the program is tested with; an older one can't even read its files. */
const leastNode = 24;

const checkVersions: Check = async () => {
  const { versions } = doctorMessages;
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < leastNode) return wrong(versions.oldNode(node, String(leastNode)));
  return right(versions.fine(version, node));
};

const checkProxy: Check = async ({ config: { host, publicUrl, trustProxy } }) => {
  const { proxy } = doctorMessages;
  const isHttps = publicUrl.startsWith('https:');
  if (!isThisMachine(host) && trustProxy === 0) return wrong(proxy.inTheClear(host));
  if (trustProxy > 0 && !isHttps) return wrong(proxy.noHttps(publicUrl));
  if (isHttps && trustProxy === 0) return wrong(proxy.notCounted(publicUrl));
  return right(isHttps ? proxy.fine(publicUrl) : proxy.alone);
};

const checkDisk: Check = async ({ config: { dataDir, diskFreeMin: leastFree } }) => {
  const { disk } = doctorMessages;
  try {
    const free = await readFreeSpace(dataDir);
    if (free < leastFree) return wrong(disk.full(sizeText(free), dataDir, sizeText(leastFree)));
    return right(disk.fine(sizeText(free), dataDir));
  } catch (error) {
    return wrong(disk.noFolder(dataDir, codeOf(error) ?? 'unknown'));
  }
};

/** docs/keys.md asks for a new one each year. */
const mostDays = 400;

const secondsOfDay = 24 * 60 * 60;

/** Reads alone: nothing is made where the file is missing. */
const checkKey: Check = async ({ config, database }) => {
  const { key } = doctorMessages;
  const path = keyFileOf(config);
  try {
    const ring = readKeyFile(path);
    if (!database || !(await isTabled(database.opened))) return skipped(doctorMessages.database.notAsked);
    const keys = await findKeys(database.opened.db);
    if (keys.length === 0) return right(key.none);
    if (!ring) return wrong(key.missing(path));
    refuseWrongKeys(path, ring, keys);
  } catch (error) {
    // Its sentences name the file and what to do.
    if (error instanceof StartFault) return wrong(error.message);
    throw error;
  }
  const age = Math.floor(((await findKeyAge(database.opened.db)) ?? 0) / secondsOfDay);
  return age > mostDays ? wrong(key.old(age)) : right(key.fine(age));
};

/** Connects and signs in as a mail would, and sends none. */
const checkMail: Check = async ({ config }) => {
  const { mail } = doctorMessages;
  const { smtpUrl, smtpCa } = config;
  if (smtpUrl === undefined) return right(mail.files(mailFolder(config)));
  const { host } = new URL(smtpUrl);
  const { createTransport } = await import('nodemailer');
  // No one waits ten minutes for an answer at a terminal.
  const transport = createTransport({ ...transportOptions(smtpUrl, smtpCa), socketTimeout: 15_000 });
  try {
    await transport.verify();
    return right(mail.fine(host));
  } catch (error) {
    const { code, response, message } = describeMailFault(error);
    const reason = [code, response, message]
      .filter((part) => typeof part === 'string' || typeof part === 'number')
      .join(', ');
    return wrong(mail.away(host, reason));
  } finally {
    transport.close();
  }
};

/** One line, one thing that is looked at, in the order in which they are told. */
export const checks: readonly { name: keyof typeof doctorMessages.names; check: Check }[] = [
  { name: 'versions', check: checkVersions },
  { name: 'proxy', check: checkProxy },
  { name: 'disk', check: checkDisk },
  { name: 'database', check: checkDatabase },
  { name: 'schema', check: checkSchema },
  { name: 'clock', check: checkClock },
  { name: 'key', check: checkKey },
  { name: 'backup', check: checkBackup },
  { name: 'mail', check: checkMail },
];
