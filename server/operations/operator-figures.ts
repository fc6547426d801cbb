import { forLongWork } from '../db/pooled-database.ts';
import type { Services } from '../features/services.ts';
import { findNotReady } from '../features/system/health/health.queries.ts';
import { findBackupAge, findBackupTrouble } from './backup/backup-state.queries.ts';
import { readFreeSpace } from './disk/free-space.ts';
import { findKeyAge } from '../security/encryption/data-keys.queries.ts';
import { countDevices, countWaitingMails } from './operator-figures.queries.ts';
import type { WaitingMails } from './operator-figures.queries.ts';
import { gauge } from '../observability/metrics/registry.ts';
import type { Described, Value } from '../observability/metrics/registry.ts';

/** Milliseconds for which what was read is told again: several readers ask the database no more than one. */
const freshMs = 2000;

interface Known {
  isReady: boolean;
  mails?: readonly WaitingMails[];
  keyAge?: number;
  devices?: { all: number; failing: number };
  freeBytes?: number;
  backupAge?: number;
  isBackupFailing?: boolean;
}

const ready = { name: 'evenkeel_ready', help: '1 while /api/ready says so.', across: 'max' } as const;

// While it starts.
gauge(ready, () => 0);

/** What the database and the disk say, the same in every process. Where the database does not answer, they say that alone. */
export function watchForOperator(services: Services): void {
  const { config, now, readiness } = services;
  const db = forLongWork(services.db);
  let known: Promise<Known>;
  let readAt = -Infinity;
  function read(): Promise<Known> {
    if (performance.now() - readAt < freshMs) return known;
    readAt = performance.now();
    known = readAll();
    return known;
  }
  async function readAll(): Promise<Known> {
    const [freeBytes, isReady, ofDatabase] = await Promise.all([
      readFreeSpace(config.dataDir).catch(() => undefined),
      findNotReady(services, false).then(
        (reasons) => reasons.length === 0,
        () => false,
      ),
      askDatabase().catch(() => ({})),
    ]);
    return { ...ofDatabase, isReady, freeBytes };
  }
  async function askDatabase(): Promise<Partial<Known>> {
    const [mails, keyAge, devices, backup, trouble] = await Promise.all([
      countWaitingMails(db, now()),
      findKeyAge(db),
      countDevices(db),
      findBackupAge(db),
      config.backupDir === undefined ? undefined : findBackupTrouble(db, config.orgTimezone),
    ]);
    const isBackupFailing = trouble && (trouble.hasFailed || (trouble.isOverdue && !trouble.isUnderWay));
    return { mails, keyAge, devices, backupAge: backup?.seconds, isBackupFailing };
  }
  const watch = (figure: Described, pick: (known: Known) => Value) =>
    gauge({ ...figure, across: 'max' }, async () => pick(await read()));

  // A process that begins to stop says so at once.
  watch(ready, ({ isReady }) => (isReady && readiness.reasons().length === 0 ? 1 : 0));
  watch({ name: 'evenkeel_mails_waiting', help: 'Mails that wait to be sent.', labels: ['queue'] }, ({ mails }) =>
    mails?.map(({ queue, waiting }) => [[queue], waiting]),
  );
  watch({ name: 'evenkeel_mail_oldest_seconds', help: 'How long the oldest waits.', labels: ['queue'] }, ({ mails }) =>
    mails?.map(({ queue, oldest }) => [[queue], oldest]),
  );
  watch({ name: 'evenkeel_data_key_age_seconds', help: 'Age of the data key in use.' }, ({ keyAge }) => keyAge);
  watch({ name: 'evenkeel_push_devices', help: 'Devices that get reminders.' }, ({ devices }) => devices?.all);
  watch(
    { name: 'evenkeel_push_devices_failing', help: 'Devices whose last reminder was refused.' },
    ({ devices }) => devices?.failing,
  );
  watch({ name: 'evenkeel_disk_free_bytes', help: 'Free on the disk of DATA_DIR.' }, ({ freeBytes }) => freeBytes);
  watch({ name: 'evenkeel_backup_age_seconds', help: 'Age of the newest backup.' }, ({ backupAge }) => backupAge);
  watch(
    {
      name: 'evenkeel_backup_failing',
      help: '1 while the nightly backup was not made, or not taken by BACKUP_AFTER.',
    },
    ({ isBackupFailing }) => (isBackupFailing === undefined ? undefined : Number(isBackupFailing)),
  );
}
