/** What the operator reads about the keys with which answers and other private texts are encrypted. */
const guide = 'docs/keys.md says more.';

export const keyFaults = {
  tooOpen: (path: string) =>
    `The key file ${path} can be read by other users of this machine. Run "chmod 600 ${path}", then start again.`,
  unreadable: (path: string) => `The key file ${path} can not be read. Give it to the user that runs this program.`,
  malformed: (path: string) => `The key file ${path} is damaged. Put back the copy that you keep. ${guide}`,
  notWritable: (path: string) =>
    `The key file ${path} can not be written. Give its folder to the user that runs this program.`,
  missing: (path: string) =>
    `The key file ${path} is missing, and this database can not be read without it. Put back the copy that you keep, or set DATA_KEY_FILE to where it is. ${guide}`,
  wrongKey: (path: string) =>
    `The key file ${path} does not belong to this database, or lacks its newest key. Put the right one in its place, or set DATA_KEY_FILE to it. ${guide}`,
  ofAnotherDatabase: (path: string) =>
    `The key file ${path} is used by another database already, and this one is new. If you meant the other one, correct DATABASE_URL or DATA_DIR. Otherwise set DATA_KEY_FILE to a place of its own, or move this file away and keep it as long as anything that it opens: a new one is made. ${guide}`,
} as const;

export const keyMessages = {
  made: (path: string) =>
    `The data key was made: ${path}. Keep a copy of it, apart from the copies of the database. Without it nobody can read what is encrypted.`,
  madeForShared: (path: string) =>
    `The data key was made: ${path}. Every other process of this database needs the same file: copy it there, or set DATA_KEY_FILE. Keep a copy of it, apart from the copies of the database.`,
} as const;

export const rotationMessages = {
  prepared: (path: string) =>
    `A new key is in ${path} and is not used yet. Copy the file to every machine that serves this database, then run the command without --prepare.`,
  reencrypting: 'Encrypting everything with the new key',
  settling: 'Waiting until every process uses the new key',
  finishing: 'Encrypting what was stored meanwhile',
  done: (count: number, path: string) =>
    `Done: ${count.toLocaleString('en')} values are encrypted with the new key. The old key is out of ${path}. Keep a copy of this file now. Copies of the database from before still need the old one.`,
  nothingYet: 'There is no database yet, so there is no key to change. Start the server once.',
  damaged: (table: string) =>
    `An encrypted value in the table ${table} does not open, so the old key stays. Put back a copy of the database, or ask for help. ${guide}`,
  stopped: 'Stopped. Run the command again, and it goes on from here.',
  running: 'Another run of this command is at work. Wait for it.',
} as const;
