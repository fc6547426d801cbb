import type { RecordPolicy } from '../../visibility/record-policy.ts';
import { policyNames } from './policy-names.ts';

/** What the person who runs the server reads of backups: `npm run backup`, `npm run restore`, `npm run restore-drill`. */
const guide = 'docs/backup.md says more.';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const backupFaults = {
  unreadable: (path: string, code: string) =>
    `The file ${path} can’t be read (${code}). Check its name, and that the user who runs this command may read it. Nothing was changed.`,
  notABackup: (path: string) => `${path} is not a backup made by Evenkeel. Nothing was changed.`,
  otherFormat: (path: string) =>
    `The backup ${path} was made by a newer version of Evenkeel, or its beginning is damaged. Use the version that made it, or another backup. Nothing was changed.`,
  damaged: (path: string) =>
    `The backup ${path} is damaged or not whole. Use another one, or copy it again from where it was kept. Nothing was changed.`,
  wrongKey: (path: string) =>
    `The backup ${path} doesn’t open with this key: it belongs to another database, or someone has changed the file. Nothing was changed.`,
  noKey: (id: string, files: string) =>
    `This backup needs the data key ${id}, and it isn’t in ${files}. Name the file that has it: -- FILE --key KEYFILE. If its keys are in several files, give each one its own --key. Nothing was changed. ${guide}`,
  newerSchema: (file: string) =>
    `This backup was made by a newer version of Evenkeel (it has ${file}, which is unknown here). Use that version or a later one. Nothing was changed.`,
  changedSchema: (file: string) =>
    `This backup comes from a database whose migration ${file} is not the one of this program. Use the program that made it. Nothing was changed.`,
  alreadyThere: (path: string) => `There already is a file ${path}. Choose another name; nothing is written over.`,
  notWritable: (path: string, reason: string) => `The file ${path} can’t be written: ${reason}`,
  noRoom: (folder: string, { free, needed }: { free: number; needed: number }) =>
    `There isn’t enough room in ${folder}: ${megabytes(free)} are free, at least ${megabytes(needed)} are needed (the size of the last backup, plus DISK_FREE_MIN on the disk of the database).`,
  noFolder: (folder: string) => `there is no folder ${folder}`,
  insideDatabase: (path: string, folder: string) =>
    `${path} would be inside the database’s own folder ${folder}. Choose a place elsewhere, on another disk if you can.`,
  otherKeys: (path: string) =>
    `${path} already holds other keys, which may be needed for another backup. Name another file: -- FILE --key KEYFILE`,
  migrating: 'The tables of this database are being updated right now. Try again in a moment.',
  noTables:
    'This database has no tables of Evenkeel: there is nothing to back up. Start the server once, or check DATABASE_URL and DATA_DIR.',
} as const;

export const restoreFaults = {
  notEmpty: (found: string) =>
    `The database is not empty (it has ${found}), and a restore never writes over anything. Restore into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database. ${guide}`,
  unknownTable: (name: string) =>
    `The backup has something that doesn’t fit this program’s tables (${name}). Use the version that made it. Nothing was changed.`,
  otherKeyFile: (path: string) =>
    `The key file ${path} lacks a key of this backup: it belongs to another database, or the key was changed after the backup was made. Set DATA_KEY_FILE to a place of its own for the restored database; its keys are put there. Nothing was changed. ${guide}`,
} as const;

const count = (value: number) => value.toLocaleString('en');
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

export const backupMessages = {
  usage: 'Say where the backup goes: "npm run backup -- /media/backups/evenkeel-monday.backup"',
  writing: 'Writing the backup',
  readingBack: 'Reading it back from the disk',
  stopped: 'Stopped. Nothing was left behind.',
  done: (path: string, rows: number, bytes: number) =>
    `The backup is ${path}: ${count(rows)} rows, ${megabytes(bytes)}, read back and found right.`,
  key: (path: string) =>
    `The key that opens it is ${path}. Keep that file in another place: with both, everything can be read; without it, nothing can, not even by you.`,
  keyNotCopied: (path: string) =>
    `The key that opens it is ${path}. Make sure a copy of that is kept in another place: without it, the backup can’t be read, not even by you.`,
} as const;

export const restoreMessages = {
  usage: 'Say which backup: "npm run restore -- /media/backups/evenkeel-monday.backup"',
  checking: 'Checking the backup',
  loading: 'Restoring',
  settling: 'Settling the tables',
  stopped: 'Stopped. The database is as it was.',
  done: (madeAt: string, rows: number) =>
    `Restored: ${count(rows)} rows, as they were on ${madeAt}. Start the server now; "npm run verify-audit" and "npm run check-counts" check it.`,
  opened: (policy: RecordPolicy, since: Date | undefined) =>
    `Before you let anyone in: the setting for who can open a record is ‘${policyNames[policy]}’ in this backup, ${since ? `since ${since.toISOString()}` : 'as it was at the start'}. If it was made stricter afterwards, an admin has to choose that again. People who stopped sharing afterwards are sharing again, and a more open setting that was called off afterwards is announced again. ${guide}`,
} as const;

export const drillMessages = {
  usage: 'Say which backup: "npm run restore-drill -- /media/backups/evenkeel-monday.backup"',
  comparing: 'Comparing every table with the backup',
  stopped: 'Stopped. Nothing was left behind.',
  differs: (tables: string) => `The drill failed: after the restore these tables differ from the backup: ${tables}.`,
  auditFaults: (faults: number) =>
    `The drill failed: the lists of what was done don’t verify (${faults} ${faults === 1 ? 'fault' : 'faults'}). "npm run verify-audit" on the real database says which.`,
  countFaults:
    'The drill failed: the daily sums do not match the records. "npm run check-counts" on the real database says which.',
  done: (rows: number, tables: number, madeAt: string) =>
    `The drill went well: ${count(rows)} rows in ${tables} tables, as they were on ${madeAt}, are the same after the restore; the audit lists verify and the sums match.`,
  times: (restore: number, whole: number) =>
    `The restore took ${seconds(restore)}, everything together ${seconds(whole)}. The throwaway database is gone again.`,
} as const;
