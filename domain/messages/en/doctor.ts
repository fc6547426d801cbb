const days = (count: number) => (count === 1 ? 'a day' : `${count} days`);

interface ReadSettings {
  fromFile: readonly string[];
  fromEnvironment: readonly string[];
  file: { path: string; isThere: boolean } | undefined;
}

const ageOf = (hours: number) => (hours < 48 ? `${hours} h` : days(Math.floor(hours / 24)));

/** What `npm run doctor` says: of each thing how it is, and where something is wrong what to do. */
export const doctorMessages = {
  names: {
    versions: 'Versions',
    settings: 'Settings',
    proxy: 'Proxy',
    disk: 'Disk',
    database: 'Database',
    schema: 'Tables',
    clock: 'Clock',
    key: 'Data key',
    mail: 'Mail',
    backup: 'Backup',
  },
  right: 'ok',
  wrong: 'TO DO',
  skipped: '-',
  allRight: 'All is well.',
  toDo: (count: number) => (count === 1 ? 'One thing needs you.' : `${count} things need you.`),
  settings: {
    read: ({ fromFile, fromEnvironment, file }: ReadSettings) => {
      const parts = [
        fromFile.length > 0 && file && `${fromFile.join(', ')} from ${file.path}`,
        fromEnvironment.length > 0 && `${fromEnvironment.join(', ')} from the environment`,
        file && !file.isThere && `there is no file ${file.path}`,
        'all others have their defaults',
      ];
      return parts.filter((part) => typeof part === 'string').join('; ');
    },
    overruled: (names: readonly string[], path: string) =>
      `${names.join(', ')} in ${path} has no effect, because the environment says something else: remove it in one of the two.`,
    fault: (fault: string) => `${fault}. Correct it in .env or in the environment; .env.example explains it.`,
  },
  versions: {
    fine: (program: string, node: string) => `Evenkeel ${program} on Node ${node}`,
    oldNode: (node: string, least: string) =>
      `this is Node ${node}, and ${least} or newer is needed: start with "npm start", which brings the right one.`,
  },
  proxy: {
    fine: (publicUrl: string) => `people open ${publicUrl}`,
    alone: 'only this machine reaches it, which is right for trying it out',
    inTheClear: (host: string) =>
      `HOST=${host} is reached by other machines, and no proxy is counted: put one with TLS in front (deploy/proxy) and set TRUST_PROXY to 1.`,
    noHttps: (publicUrl: string) =>
      `a proxy is counted, but PUBLIC_URL is ${publicUrl}: set it to the address with https that people open, or mailed links won’t lead there.`,
    notCounted: (publicUrl: string) =>
      `PUBLIC_URL is ${publicUrl}, but TRUST_PROXY is 0: set it to the number of proxies in front, or all callers count as one.`,
  },
  disk: {
    fine: (free: string, folder: string) => `${free} free in ${folder}`,
    full: (free: string, folder: string, least: string) =>
      `only ${free} free in ${folder}, and ${least} should be: free some space, or move it to a larger disk.`,
    noFolder: (folder: string, reason: string) =>
      `${folder} can’t be looked at (${reason}): set DATA_DIR to a folder that this user can write.`,
  },
  database: {
    fine: (version: string, isServed: boolean) =>
      `PostgreSQL ${version} answers${isServed ? '' : '; it was started for this, since the server isn’t running'}`,
    old: (version: string) => `PostgreSQL ${version} is too old: update it to 15 or newer.`,
    readOnly:
      'it answers, but can’t be written: lead DATABASE_URL to the primary, and look whether the disk of the database is full.',
    away: (reason: string) =>
      `it doesn’t answer: ${reason} Check that it runs, and that DATABASE_URL is right if you use your own.`,
    none: (folder: string) =>
      `There is none in ${folder}: "npm start" makes it. If the server has one elsewhere, run this with its settings (DATA_DIR or DATABASE_URL), as its user.`,
    notAsked: 'not looked at, because the database doesn’t answer',
  },
  schema: {
    fine: (step: number) => `up to date with this program (step ${step})`,
    behind: 'there are steps to do: start the server, which does them automatically.',
    ahead: 'they are of a newer program: start that one, or put the backup of this version in its place.',
  },
  clock: {
    fine: (seconds: string) => `agrees with the database’s, within ${seconds} s`,
    off: (seconds: string) =>
      `this machine and the database differ by ${seconds} s: set both by NTP (timedatectl set-ntp true). Codes, links and deleting go by them.`,
  },
  key: {
    fine: (age: number) => `opens what the database holds; made ${days(age)} ago`,
    old: (age: number) =>
      `opens what the database holds, but was made ${days(age)} ago: change it with "npm run rotate-key" and keep a copy.`,
    missing: (path: string) =>
      `${path} is not there: put back your copy of it. Without it nothing encrypted can be read.`,
    none: 'none yet: the first start makes one',
  },
  mail: {
    fine: (host: string) => `${host} takes our sign-in; nothing was sent`,
    files: (folder: string) =>
      `no SMTP_URL: each mail becomes a file in ${folder}. That is right for trying it out; set SMTP_URL before others use it.`,
    away: (host: string, reason: string) =>
      `${host} can’t be used (${reason}): check SMTP_URL, the way to it through your firewall, and its user and password.`,
  },
  backup: {
    fine: (hours: number) => `the newest is ${ageOf(hours)} old`,
    old: (hours: number) => `the newest is ${ageOf(hours)} old: look in the log why none was made since.`,
    elsewhere: 'Evenkeel makes none of your own PostgreSQL: make sure that something does, or set BACKUP_DIR',
    none: 'none was made yet: make one with "npm run backup -- FILE", and set BACKUP_DIR for one every day.',
    whole: (file: string, hours: number, free: string) =>
      `${file} is there, whole, and ${ageOf(hours)} old; ${free} free beside it`,
    noFolder: (folder: string) =>
      `the folder ${folder} is not there: mount its disk or make it, or set BACKUP_DIR to another one.`,
    notAFolder: (folder: string) => `${folder} is not a folder: set BACKUP_DIR to one.`,
    notWritable: (folder: string, code: string) =>
      `nothing can be written into ${folder} (${code}): give it to the user who runs Evenkeel, or set BACKUP_DIR to another one.`,
    noRoom: (free: string, folder: string, needed: string) =>
      `only ${free} free in ${folder}, and the next one needs ${needed}: free some space, or keep fewer (BACKUP_KEEP).`,
    noFile: (folder: string) =>
      `there is none in ${folder}. The running server makes the first one right away: look in the log for backup_failed, and make one with "npm run backup -- FILE".`,
    missing: (file: string, folder: string) =>
      `${file}, the last one that was made, is gone from ${folder}: find out who removed it, and make one with "npm run backup -- FILE".`,
    broken: (sentence: string) => `${sentence} Make a new one right away: "npm run backup -- FILE".`,
    failed: 'the last try failed; it is tried again every half hour. Look in the log for backup_failed.',
    notTaken: (program: string) =>
      `${program} (BACKUP_AFTER) did not take the newest one; it is given it again every half hour. Run it by hand with that file, and look in the log for backup_after_failed.`,
    noProgram: (program: string, code: string) =>
      `${program} can’t be run (${code}): set BACKUP_AFTER to a program that the user who runs Evenkeel may run.`,
  },
} as const;
