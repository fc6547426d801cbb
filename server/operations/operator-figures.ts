import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { findKeyAge } from '../security/encryption/data-keys.queries.ts';
import { countDevices, countWaitingMails } from './operator-figures.queries.ts';
import type { WaitingMails } from './operator-figures.queries.ts';
import { gauge, refreshBeforeReading } from '../observability/metrics/registry.ts';

/** Milliseconds for which what was read is told again: several readers ask the database no more than one. */
const freshMs = 2000;

interface Needs {
  db: Kysely<Database>;
  now(): Date;
  /** False while this process is starting or stopping, or its disk is nearly full. */
  wantsCalls(): boolean;
  /** As `/api/ready` says it. */
  isReady(): Promise<boolean>;
  readFreeBytes(): Promise<number>;
  /** Undefined where there is none. */
  findBackupAge?(): Promise<{ seconds: number } | undefined>;
  /** Left out where this process makes none. */
  findBackupTrouble?(): Promise<{ hasFailed: boolean; isOverdue: boolean; isUnderWay: boolean }>;
}

interface Known {
  isReady: boolean;
  mails?: readonly WaitingMails[];
  keyAge?: number;
  devices?: { all: number; failing: number };
  freeBytes?: number;
  backupAge?: number;
  isBackupFailing?: boolean;
}

let known: Known = { isReady: false };
let wantsCalls = () => false;
let readAt = -Infinity;
let read = async (): Promise<Known> => known;

const greatest = { across: 'max' } as const;

gauge({ name: 'evenkeel_ready', help: '1 while /api/ready says so.', ...greatest }, () =>
  known.isReady && wantsCalls() ? 1 : 0,
);
gauge({ name: 'evenkeel_mails_waiting', help: 'Mails that wait to be sent.', labels: ['queue'], ...greatest }, () =>
  known.mails?.map(({ queue, waiting }) => [[queue], waiting]),
);
gauge(
  { name: 'evenkeel_mail_oldest_seconds', help: 'How long the oldest waits.', labels: ['queue'], ...greatest },
  () => known.mails?.map(({ queue, oldest }) => [[queue], oldest]),
);
gauge({ name: 'evenkeel_data_key_age_seconds', help: 'Age of the data key in use.', ...greatest }, () => known.keyAge);
gauge({ name: 'evenkeel_push_devices', help: 'Devices that get reminders.', ...greatest }, () => known.devices?.all);
gauge(
  { name: 'evenkeel_push_devices_failing', help: 'Devices whose last reminder was refused.', ...greatest },
  () => known.devices?.failing,
);

gauge({ name: 'evenkeel_disk_free_bytes', help: 'Free on the disk of DATA_DIR.', ...greatest }, () => known.freeBytes);
gauge({ name: 'evenkeel_backup_age_seconds', help: 'Age of the newest backup.', ...greatest }, () => known.backupAge);
gauge(
  {
    name: 'evenkeel_backup_failing',
    help: '1 while the nightly backup was not made, or not taken by BACKUP_AFTER.',
    ...greatest,
  },
  () => (known.isBackupFailing === undefined ? undefined : Number(known.isBackupFailing)),
);

/** What the database and the disk say, the same in every process. */
export function watchForOperator({
  db,
  now,
  readFreeBytes,
  findBackupAge,
  findBackupTrouble,
  ...ofProcess
}: Needs): void {
  ({ wantsCalls } = ofProcess);
  refreshBeforeReading(refresh);
  read = async () => {
    const at = now();
    const [freeBytes, isReady, ofDatabase] = await Promise.all([
      readFreeBytes().catch(() => undefined),
      ofProcess.isReady().catch(() => false),
      askDatabase(at).catch(() => ({})),
    ]);
    return { ...ofDatabase, isReady, freeBytes };
  };
  async function askDatabase(at: Date): Promise<Partial<Known>> {
    const [mails, keyAge, devices, backup, trouble] = await Promise.all([
      countWaitingMails(db, at),
      findKeyAge(db),
      countDevices(db),
      findBackupAge?.(),
      findBackupTrouble?.(),
    ]);
    const isBackupFailing = trouble && (trouble.hasFailed || (trouble.isOverdue && !trouble.isUnderWay));
    return { mails, keyAge, devices, backupAge: backup?.seconds, isBackupFailing };
  }
}

/** Where the database does not answer, they say that alone. */
async function refresh(): Promise<void> {
  if (performance.now() - readAt < freshMs) return;
  readAt = performance.now();
  known = await read();
}
