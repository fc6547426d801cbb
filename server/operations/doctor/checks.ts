import type { doctorMessages } from '../../../domain/messages/en/doctor.ts';
import { checkBackup } from './check-backup.ts';
import { checkClock, checkDatabase, checkSchema } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkKey } from './check-key.ts';
import { checkMail } from './check-mail.ts';
import { checkProxy, checkVersions } from './check-settings.ts';
import type { Check } from './examination.ts';

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
