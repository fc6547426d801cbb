/** Of every command that works with the database. */
export const commandMessages = {
  noTables: 'This database has no tables of this version yet. Start the server once, then run this again.',
} as const;

/** What the person who runs the server reads when it starts, stops or cannot start. */
export const databaseSteps = {
  creating: 'Creating the database',
  starting: 'Starting the database',
  waitingFor: (holder: string) => `Waiting for ${holder}, which is stopping`,
  migrating: 'Updating the tables',
  encryptingEarlier: 'Encrypting what the earlier version stored',
} as const;

const otherDatabase = 'set DATABASE_URL to a PostgreSQL server of your own';

export const databaseFaults = {
  inUse: (dataDir: string, holder: string) =>
    `The database in ${dataDir} is already in use by ${holder}. Stop that one first, or set DATA_DIR to another folder.`,
  unknownHolder: 'another running Evenkeel',
  inUseElsewhere: (dataDir: string) =>
    `The database in ${dataDir} is held by another program, perhaps in another container. Stop that one first, or set DATA_DIR to another folder.`,
  notAFolder: (path: string) => `${path} is not a folder. Move it away, or set DATA_DIR to another folder.`,
  notWritable: (path: string, user: string) =>
    `The folder ${path} cannot be written by the user ${user}. Make that user its owner, or set DATA_DIR to another folder.`,
  notOurs: (path: string, user: string) =>
    `The database in ${path} belongs to a user other than ${user}. Start as its owner, or make ${user} the owner of the folder.`,
  diskFull: (path: string) => `The disk that holds ${path} is full. Free some space, then start again.`,
  foreignFolder: (path: string) =>
    `The folder ${path} contains other files and no database. Move them away, or set DATA_DIR to another folder.`,
  foreignDataDir: (path: string, name: string) =>
    `The folder ${path} contains other files, such as ${name}. Set DATA_DIR to an empty folder, or to one that Evenkeel created.`,
  cannotBeMade: (path: string) => `The folder ${path} cannot be created there. Set DATA_DIR to another folder.`,
  damaged: (path: string, reason: string) =>
    `The database in ${path} is damaged (${reason}). Put a backup in its place, as "Backup and restore" in docs/operating.md says.`,
  damagedLog: (path: string, reason: string) =>
    `The log of changes (pg_wal) of the database in ${path} is damaged or not whole (${reason}). If files were moved away from there to make room, put them back. Else put a backup in its place, as "Backup and restore" in docs/operating.md says; pg_resetwal would start it, but lose what was stored last.`,
  otherVersion: (path: string, found: string, expected: string) =>
    `The database in ${path} was created by PostgreSQL ${found}, and this program comes with PostgreSQL ${expected}. Start the version of the program that created it, or move its data over.`,
  noBinaries: (platform: string) =>
    `There is no built-in database for this system (${platform}). Run "npm install" again without leaving out optional packages, or ${otherDatabase}.`,
  binariesDoNotRun: (platform: string) =>
    `The built-in database does not run on this system (${platform}): it needs glibc, which Alpine Linux does not have. There, ${otherDatabase}.`,
  brokenBinaries: (path: string, reason: string) =>
    `The built-in database is incomplete, and ${path} could not be repaired (${reason}). Run "npm install" again.`,
  noPlainUser:
    'The database refuses to run as root, and this system has neither user namespaces nor a user "postgres" or "nobody". Start as another user.',
  namelessUser: (uid: number) =>
    `The user id ${uid} has no name on this system (no line in /etc/passwd), which the database needs. Start as a named user, or ${otherDatabase}.`,
  creationFailed: (reason: string) => `The database could not be created: ${reason}`,
  startFailed: (reason: string, logFile: string) => `The database did not start: ${reason} (more in ${logFile})`,
  noAnswer: (pid: number, dataDir: string) =>
    `The database in ${dataDir} is running (process ${pid}) but does not answer. End that process, then start again.`,
} as const;

export const holderName = (pid: string, address: string | undefined) =>
  `Evenkeel with process id ${pid}${address ? ` at ${address}` : ''}`;

export const migrationFaults = {
  changed: (file: string) =>
    `The migration ${file} was changed after it had been applied to this database. Restore its original version, and make the change in a new migration.`,
  newer: (file: string) =>
    `This database was last used by a newer version of the program (it has ${file}, which is unknown here). Start that version or a later one. To stay with this one, restore a backup that it made into an empty DATA_DIR or database.`,
  outOfOrder: (file: string) =>
    `The migration ${file} is numbered before others that were already applied. Give it the next free number.`,
  badName: (file: string) => `The migration ${file} is not named like 001-name.sql, or its number is taken. Rename it.`,
  failed: (file: string, reason: string) => `The migration ${file} failed and was undone: ${reason}`,
} as const;

/** `npm run remove-factors`, in the terminal. */
export const removeFactorsMessages = {
  usage: 'Say whose second step is to be removed: "npm run remove-factors -- asha@example.org".',
  unknown: (email: string) => `There is no account with the e-mail ${email}. Nothing was changed.`,
  none: (email: string) => `${email} has no second step. Nothing was changed.`,
  removed: (email: string) =>
    `Removed: ${email} signs in with the password alone now, was signed out everywhere, and gets a mail that says so.`,
} as const;

/** `npm run make-admin` and `npm run remove-admin`, in the terminal. */
export const changeAdminMessages = {
  usage: (command: string) => `Say whose account it is: "npm run ${command} -- asha@example.org".`,
  unknown: (email: string) => `There is no account with the e-mail ${email}. Nothing was changed.`,
  notAdmin: (email: string) =>
    `${email} is not an admin. Nothing was changed. Other accounts are disabled in the app, by an admin under People and roles.`,
  last: 'This is the only active admin. Make someone else one first, with "npm run make-admin". Nothing was changed.',
  done: {
    'make-admin': (email: string) =>
      `Done: ${email} is an admin and can sign in. The other admins get a mail, and the list of actions says so.`,
    'remove-admin': (email: string) =>
      `Done: ${email} is not an admin any more, is disabled, and was signed out everywhere. The other admins get a mail, and the list of actions says so.`,
  },
} as const;

/** `npm run end-sessions`, in the terminal. */
export const endSessionsMessages = {
  usage:
    'Say whose sessions are to end: "npm run end-sessions -- asha@example.org", or "npm run end-sessions -- --all" for everyone.',
  unknown: (email: string) => `There is no account with the e-mail ${email}. Nothing was changed.`,
  ended: (count: number, email: string) =>
    count === 0 ? `${email} was not signed in anywhere.` : `Ended: ${sessions(count)} of ${email}.`,
  endedAll: (count: number) =>
    count === 0 ? 'No one was signed in.' : `Ended: ${sessions(count)}. Everyone needs to sign in again.`,
} as const;

const sessions = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);
