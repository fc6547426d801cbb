/** What the operator reads when a setting is wrong. Each comes after the setting's name. */
export const operatorMessages = {
  wholeNumber: (from: number, to: number) => `must be a whole number from ${from} to ${to}`,
  tooLong: (max: number) => `must have at most ${max} characters`,
  databaseUrl: 'must be an address like postgres://user:password@host:5432/database',
  publicUrl: 'must be an address like https://wellness.example.org',
  smtpUrl: 'must be an address like smtp://user:password@host:587 or smtps://host:465',
  email: 'must be an email address',
  mailFrom: 'must be an email address, or a name with one: Evenkeel <care@example.org>',
  adminPassword: 'must have 8 to 128 characters',
  timeZone: 'must be a time zone like Asia/Kolkata',
  pushHosts: 'must be names like push.example.org or *.push.example.org, separated by commas, or none',
  logLevel: 'must be debug, info, warn, error or silent',
  unknownWords: (words: string) => `not understood: ${words} (only --workers N is, as in: npm start -- --workers 2)`,
  unreadableFile: 'the file it names cannot be read',
  faults: 'Evenkeel cannot start. Please correct these settings:',
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
