import { firstPasswordHours } from '../../password-time.ts';
import { plural } from './numbers.ts';

/** What the person who runs the server reads on its output when it starts, stops or cannot. */
export const startupMessages = {
  ready: (product: string, address: string) => `${product} is ready at ${address}`,
  publicAddress: (publicUrl: string) => `People reach it at ${publicUrl}`,
  mailFolder: (folder: string) => `No SMTP_URL is set: emails are written as files to ${folder}`,
  plainHttp: (host: string) =>
    `HOST=${host} is reached from other machines over plain http, and no proxy is in front (TRUST_PROXY=0): passwords and health data can be read on the way. Put a proxy with TLS in front, as deploy/proxy/README.md says, and leave HOST at 127.0.0.1.`,
  stopping: 'Stopping ...',
  draining: (seconds: number) =>
    `Stopping. For another ${seconds} ${plural(seconds, { one: 'second', other: 'seconds' })} calls are still taken ...`,
  stopped: 'Stopped.',
  crashed: 'Stopped because of a fault in the program. The last log line says what it was.',
} as const;

export const firstAdminMessages = {
  name: 'Admin',
  created: (email: string) => `The first admin was created: ${email}, with the password from ADMIN_PASSWORD`,
  createdWithPassword: (email: string, password: string) =>
    [
      'The first admin was created. The password is shown only this once:',
      `  Email:    ${email}`,
      `  Password: ${password}`,
      `It works for ${firstPasswordHours} hours and is to be changed at the first sign-in. "npm run first-password" makes another one.`,
    ].join('\n'),
  madeAnew: (email: string, password: string) =>
    [
      `A new first password, shown only this once. It works for ${firstPasswordHours} hours:`,
      `  Email:    ${email}`,
      `  Password: ${password}`,
    ].join('\n'),
  noneToMake:
    'There is no admin with a first password that was made here. If you chose a password and forgot it, ask for a reset link on the login page.',
  emailBelongsToEmployee: (email: string) =>
    `There is no admin yet, and ADMIN_EMAIL (${email}) is the email of an employee's account. Please set ADMIN_EMAIL to another address.`,
} as const;

export const listenFaults = {
  inUse: (host: string, port: number) =>
    `Port ${port} on ${host} is already in use. Stop the other program, or set PORT to another number.`,
  forbidden: (host: string, port: number) =>
    `This user is not allowed to listen on port ${port} of ${host}. Set PORT to a number above 1023.`,
  noSuchAddress: (host: string) => `This machine has no address ${host}. Set HOST to one it has, like 127.0.0.1.`,
} as const;

export const databaseUrlFaults = {
  unreachable: (reason: string) => `The database in DATABASE_URL cannot be used: ${reason}`,
  noPassword:
    'it asks for a password, and there is none in the address. Write it there (postgres://user:password@host/database), or the whole address into a file that DATABASE_URL_FILE names.',
  unknownAuthority: (host: string) =>
    `the certificate of ${host} is signed by no one this server trusts. If it is signed by your own CA, set DATABASE_CA to the file with the certificate of that CA.`,
  otherName: (host: string) =>
    `the certificate that answers at ${host} is for another name. Write the name that it is for into DATABASE_URL, or give the database one for ${host}.`,
  outdated: (host: string) => `the certificate of ${host} has expired, or is not valid yet. Renew it.`,
  noTls: (host: string) =>
    `${host} is not this machine, and it speaks no TLS. Turn TLS on there (ssl = on in postgresql.conf).`,
  noCommonTls: (host: string, code: string) => `no encrypted connection to ${host} came about (${code}).`,
  noRole: (role: string) =>
    `The database has no role "${role}", which DATABASE_URL names, and the role of DATABASE_OWNER_URL may not make it. As a superuser, run: create role "${role}" login password '...'; docs/operating.md says more.`,
} as const;

export const storedWordFaults = {
  unknown: (word: string, file: string) =>
    `The database holds "${word}", which is not in ${file} of this version. Start the version that was here before, or put the entry back: what people have chosen must stay readable. An entry that shall not be chosen any more is retired, not removed.`,
} as const;
