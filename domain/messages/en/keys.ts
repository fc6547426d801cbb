/** What the operator reads about the keys with which answers and other private texts are encrypted. */
const guide = 'docs/keys.md says more.';

export const keyFaults = {
  tooOpen: (path: string) =>
    `The key file ${path} can be read by other users of this machine. Run "chmod 600 ${path}", then start again. If that does not help, as on a USB stick, copy it to a place of your own first.`,
  unreadable: (path: string) => `The key file ${path} cannot be read. Make the user that runs this program its owner.`,
  malformed: (path: string) => `The key file ${path} is damaged. Put your own copy back in its place. ${guide}`,
  notWritable: (path: string) =>
    `The key file ${path} cannot be written. Make the user that runs this program the owner of its folder.`,
  missing: (path: string) =>
    `The key file ${path} is missing, and this database cannot be read without it. Put your own copy back in its place, or set DATA_KEY_FILE to where it is. ${guide}`,
  insideDatabase: (path: string, folder: string) =>
    `The key file ${path} would be inside the database's folder ${folder}, so every copy of the database would carry its key. Move the file to a folder of its own, and set DATA_KEY_FILE to it. ${guide}`,
  wrongKey: (path: string) =>
    `The key file ${path} does not belong to this database, or lacks its newest key. Put the right one in its place, or set DATA_KEY_FILE to it. ${guide}`,
  ofAnotherDatabase: (path: string) =>
    `The key file ${path} is used by another database already, and this one is new. If you meant the other one, correct DATABASE_URL or DATA_DIR. Otherwise set DATA_KEY_FILE to a place of its own, or move this file away and keep it as long as anything that it opens: a new one is made. ${guide}`,
} as const;

export const keyMessages = {
  made: (path: string) =>
    `A data key was created: ${path}. Keep a copy of it, apart from your backups of the database. Without it, no one can read what is encrypted.`,
  madeForShared: (path: string) =>
    `A data key was created: ${path}. Every other process of this database needs the same file: copy it there, or set DATA_KEY_FILE. Keep a copy of it, apart from your backups of the database.`,
} as const;

export const rotationMessages = {
  prepared: (path: string) =>
    `A new key is in ${path} and is not used yet. Copy the file to every machine that serves this database, then run the command without --prepare.`,
  goesOn: (path: string) =>
    `A key from an earlier run (or from --prepare) already waits in ${path}. This run goes on with that one and makes no other. If it may have been seen, run the command again afterwards.`,
  reencrypting: 'Encrypting everything with the new key',
  settling: 'Waiting for every process to use the new key',
  finishing: 'Encrypting what was stored in the meantime',
  done: (count: number, path: string) =>
    `Done: ${count.toLocaleString('en')} values are encrypted with the new key. The old key has been removed from ${path}. Keep a copy of this file now. Backups made before still need the old one.`,
  nothingYet: 'There is no database yet, so there is no key to change. Start the server once.',
  damaged: (table: string) =>
    `An encrypted value in the table ${table} cannot be decrypted, so the old key is kept. Restore a backup of the database, or ask for help. ${guide}`,
  stopped: 'Stopped. Run the command again, and it carries on from here.',
  running: 'This command is already running elsewhere. Wait for it to finish.',
} as const;
