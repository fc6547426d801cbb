/** What the operator reads when a setting is wrong. Each comes after the setting's name. */
export const operatorMessages = {
  diskFull: 'The disk is full. Make room, then run this again.',
  unforeseen: (fault: string) =>
    `This was not foreseen. Please report it to the people who maintain Evenkeel: ${fault}`,
  wholeNumber: (from: number, to: number) => `must be a whole number from ${from} to ${to}`,
  size: 'must be a size like 1 GiB or 512 MiB, or 0 to turn it off',
  tooLong: (max: number) => `must have at most ${max} characters`,
  databaseUrl:
    'must be an address like postgres://user:password@host:5432/database, or with several hosts like postgres://user:password@one:5432,two:5432/database',
  publicUrl: 'must be an address like https://wellness.example.org',
  smtpUrl: 'must be an address like smtp://user:password@host:587 or smtps://host:465',
  smtpUrlPercent: 'has a % in its user or password that is not written as %25',
  email: 'must be an email address',
  mailFrom: 'must be an email address, or a name with one: Evenkeel <care@example.org>',
  adminPassword: 'must have 8 to 128 characters',
  passwordPolicy: 'must be spec or strict',
  breachedFile: 'must be a file that can be read, with a SHA-1 hash at the start of each line, sorted',
  timeZone: 'must be a time zone like Asia/Kolkata',
  pushHosts: 'must be names like push.example.org or *.push.example.org, separated by commas, or none',
  requireTotp: 'must be none or admins',
  logLevel: 'must be debug, info, warn, error or silent',
  unknownWords: (words: string) => `not understood: ${words} (only --workers N is, as in: npm start -- --workers 2)`,
  unreadableFile: 'the file it names cannot be read',
  noCertificate: 'the file it names holds no certificate in PEM form',
  faults: 'Evenkeel cannot start. Please correct these settings:',
} as const;

/** Of a name that was set and is none of ours. */
export const unknownSetting = ({ name, meant }: { name: string; meant: string | undefined }) =>
  meant === undefined
    ? `${name} is not a setting and has no effect: remove it, or look for its name in .env.example.`
    : `${name} is not a setting and has no effect: did you mean ${meant}?`;

/** Of an address of a database, beside a wrong form. */
export const databaseUrlMessages = {
  pooledAlone:
    'leads to PgBouncer, and tables and commands need a way around it: set DATABASE_OWNER_URL to the address of PostgreSQL itself, with all of its hosts',
  pooledOwner: 'must lead to PostgreSQL itself, and not to PgBouncer: name its hosts, without pgbouncer=true',
  otherSession: (known: string) => `has a target_session_attrs that does not fit here. It may be ${known}`,
  unreadable: 'cannot be read: a certificate or key that it names is not there, or a % in it is not written as %25',
  unchecked: (mode: string, host: string) =>
    `says ${mode}, but ${host} is not this machine: TLS with a checked certificate is needed there. Leave sslmode out or set it to verify-full, and name your own CA in DATABASE_CA`,
  usualPassword: (host: string) =>
    `has no password, or one that is easily guessed, and ${host} is not this machine. Give the user a long random one`,
} as const;

/** The same of figures and traces. */
export const observingFaults = {
  endpoint: 'must be an address like http://127.0.0.1:4318 or https://otel.example.org',
  token: 'must have 20 to 400 characters, without spaces: a long random one, such as "openssl rand -hex 32" makes',
  tokenNeeded: 'is needed where METRICS_HOST is not this machine: anyone who reaches that port could read the figures',
  headers: 'must be like name=value,other=value, with values percent-encoded',
  ratio: 'must be a number from 0 to 1, like 0.1',
} as const;

/** The same of backups. */
export const backupSettingFaults = {
  afterAlone: 'is given the backups of BACKUP_DIR: set that, too',
} as const;

/** The same of single sign-on. */
export const singleSignOnFaults = {
  issuer: 'must be an address like https://login.example.org, with https except for this machine',
  clientId: 'must have at most 255 characters',
  clientSecret: 'must have at most 1024 characters',
  onOrOff: 'must be on or off',
  email: 'must be an email address',
  allThree: 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together',
  localLoginAlone: 'off needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: without them no one could sign in',
  breakGlass: 'LOCAL_LOGIN=off needs one admin who can still use a password when the provider is away',
  defaultName: 'your organisation',
} as const;
