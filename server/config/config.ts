import { dirname, resolve } from 'node:path';
import * as z from 'zod/mini';
import { isTimeZone } from '../../domain/dates.ts';
import { passwordPolicies } from '../../domain/password-policy.ts';
import type { PasswordPolicy } from '../../domain/password-policy.ts';
import { databaseUrlMessages, operatorMessages } from '../../domain/messages/en/settings.ts';
import { isPooled } from './database-url.ts';
import { backupShape, backupsOf } from './settings/backups.ts';
import type { BackupSettings } from './settings/backups.ts';
import { readAuthorities } from './settings/certificates.ts';
import {
  ConfigFault,
  forgetSecrets,
  readArguments,
  secretFileNames,
  secretFilesOf,
  withSecretFiles,
  withoutEmpty,
} from './settings/environment.ts';
import type { Environment, SecretFiles } from './settings/environment.ts';
import {
  databaseAddress,
  mailServerAddress,
  shortLine,
  urlWith,
  wholeNumber,
  listOf,
  pushHost,
} from './settings/fields.ts';
import { holdsHashes } from './settings/hash-file.ts';
import { findUnknownNames } from './settings/misspelt.ts';
import type { UnknownName } from './settings/misspelt.ts';
import { findSettingsFile } from './settings/settings-file.ts';
import type { SettingsFile } from './settings/settings-file.ts';
import { operatingOf, operatingShape } from './settings/operating.ts';
import type { OperatingSettings } from './settings/operating.ts';
import { parseMailbox } from './settings/mailbox.ts';
import type { Mailbox } from './settings/mailbox.ts';
import { observingOf, observingShape } from './settings/observing.ts';
import type { ObservingSettings } from './settings/observing.ts';
import { singleSignOnOf, singleSignOnShape } from './settings/single-sign-on.ts';
import type { SignInSettings } from './settings/single-sign-on.ts';

export interface Config extends SignInSettings, ObservingSettings, BackupSettings, OperatingSettings {
  port: number;
  host: string;
  /** Processes that serve. */
  workers: number;
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** The same database for tables and commands, where the role of `databaseUrl` does not own it. */
  databaseOwnerUrl: string | undefined;
  /** A copy that follows it, for statistics. */
  databaseReplicaUrl: string | undefined;
  /** Certificates of the authorities that may vouch for either, as text; those that Node knows where it is left out. */
  databaseCa: string | undefined;
  /** Where the data keys stand; below `dataDir` where it is left out. */
  dataKeyFile: string | undefined;
  /** Where the ends of the lists of evidence are written every hour, for a second system to read. */
  auditHeadFile: string | undefined;
  /** The address in mails, without a slash at its end. */
  publicUrl: string;
  adminEmail: string;
  adminPassword: string | undefined;
  /** What is asked of new passwords. */
  passwordPolicy: PasswordPolicy;
  /** Sorted SHA-1 hashes of passwords that are refused under any policy. */
  breachedPasswordsFile: string | undefined;
  smtpUrl: string | undefined;
  /** As `databaseCa`, for the mail server. */
  smtpCa: string | undefined;
  /** The files that secrets came from: what stands there may change while the program runs. */
  secretFiles: SecretFiles;
  mailFrom: Mailbox;
  /** In force: what an admin chose on the page holds over the setting (server/features/organisation). */
  orgTimezone: string;
  /** As the setting says. */
  orgTimezoneAtStart: string;
  productTitle: string;
  orgName: string;
  /** How many proxies stand in front. */
  trustProxy: number;
  /** Push services beside the known ones, or the one word 'none': see `PUSH_HOSTS` in `.env.example`. */
  pushHosts: readonly string[];
  /** Records are kept this long. */
  retentionMonths: number;
  sessionIdleMinutes: number;
  sessionMaxHours: number;
  /** For admins and counsellors, whichever of the two limits is shorter. */
  adminSessionIdleMinutes: number;
  adminSessionMaxHours: number;
  /** The stated time in which a counsellor answers a request for a call back. */
  callBackHours: number;
  /** The least people that a figure may be about where the policy protects small groups. */
  minGroup: number;
  /** Who must have a second factor: none, or everyone who is privileged (admins and counsellors). */
  requireTotp: 'none' | 'admins';
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

const settingsSchema = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: shortLine(255, '127.0.0.1'),
  WORKERS: wholeNumber(1, 32, 1),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(databaseAddress()),
  DATABASE_OWNER_URL: z.optional(databaseAddress()),
  DATABASE_REPLICA_URL: z.optional(databaseAddress(['any', 'standby', 'prefer-standby', 'read-only'])),
  DATABASE_CA: z.optional(z.string()),
  DATA_KEY_FILE: z.optional(z.string()),
  AUDIT_HEAD_FILE: z.optional(z.string()),
  PUBLIC_URL: z.optional(urlWith(['http:', 'https:'], operatorMessages.publicUrl)),
  ADMIN_EMAIL: z._default(
    z.string().check(z.trim(), z.regex(z.regexes.html5Email, operatorMessages.email)),
    'admin@localhost',
  ),
  ADMIN_PASSWORD: z.optional(
    z.string().check(z.minLength(8, operatorMessages.adminPassword), z.maxLength(128, operatorMessages.adminPassword)),
  ),
  PASSWORD_POLICY: z._default(z.enum(passwordPolicies, operatorMessages.passwordPolicy), 'spec'),
  BREACHED_PASSWORDS_FILE: z.optional(z.string().check(z.refine(holdsHashes, operatorMessages.breachedFile))),
  SMTP_URL: z.optional(mailServerAddress()),
  SMTP_CA: z.optional(z.string()),
  MAIL_FROM: z.optional(
    z.string().check(
      z.trim(),
      z.refine((text) => parseMailbox(text) !== undefined, operatorMessages.mailFrom),
    ),
  ),
  ORG_TIMEZONE: z._default(z.string().check(z.refine(isTimeZone, operatorMessages.timeZone)), 'Asia/Kolkata'),
  PRODUCT_TITLE: shortLine(60, 'Evenkeel'),
  ORG_NAME: shortLine(100, ''),
  TRUST_PROXY: wholeNumber(0, 10, 0),
  PUSH_HOSTS: z._default(
    z.string().check(
      z.refine((text) => {
        const hosts = listOf(text);
        return hosts.join() === 'none' || hosts.every((host) => pushHost.test(host));
      }, operatorMessages.pushHosts),
    ),
    '',
  ),
  RETENTION_MONTHS: wholeNumber(1, 1200, 24),
  SESSION_IDLE_MINUTES: wholeNumber(1, 525_600, 20_160),
  SESSION_MAX_HOURS: wholeNumber(1, 8760, 1440),
  ADMIN_SESSION_IDLE_MINUTES: wholeNumber(1, 525_600, 30),
  ADMIN_SESSION_MAX_HOURS: wholeNumber(1, 8760, 8),
  CALL_BACK_HOURS: wholeNumber(1, 720, 24),
  MIN_GROUP: wholeNumber(5, 1000, 5),
  REQUIRE_TOTP: z._default(z.enum(['none', 'admins'], operatorMessages.requireTotp), 'none'),
  ...operatingShape,
  ...singleSignOnShape,
  ...observingShape,
  ...backupShape,
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent'], operatorMessages.logLevel), 'info'),
});

/** Where this machine reaches a server that listens so: the wildcards are no address to call. */
export function localAddress(host: string, port: number): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function mailFromOf({ MAIL_FROM, ADMIN_EMAIL, PRODUCT_TITLE }: z.infer<typeof settingsSchema>): Mailbox {
  const { name, address } = parseMailbox(MAIL_FROM ?? ADMIN_EMAIL) ?? { name: '', address: ADMIN_EMAIL };
  return { name: name === '' ? PRODUCT_TITLE : name, address };
}

/**
 * The settings of this process: its environment, and over it the words of its command line. The only reader of
 * `process.env` on the server. No program that this one starts is handed a secret of it.
 */
export function readProcessConfig(words: readonly string[] = []): Config {
  const config = readConfig({ ...process.env, ...readArguments(words) });
  forgetSecrets(process.env);
  return config;
}

/** What needs a session of its own goes to PostgreSQL itself: tables, the role's rights, commands. */
function pooledFaults(settings: { DATABASE_URL?: string | undefined; DATABASE_OWNER_URL?: string | undefined }) {
  const { DATABASE_URL: calls = '', DATABASE_OWNER_URL: owner } = settings;
  if (owner !== undefined && isPooled(owner)) return [`DATABASE_OWNER_URL: ${databaseUrlMessages.pooledOwner}`];
  if (calls !== '' && isPooled(calls) && owner === undefined)
    return [`DATABASE_URL: ${databaseUrlMessages.pooledAlone}`];
  return [];
}

/** Whether systemd has put the file there for this service alone. */
export function isCredential(path: string): boolean {
  const folder = process.env['CREDENTIALS_DIRECTORY'] ?? '';
  return folder !== '' && dirname(resolve(path)) === resolve(folder);
}

/** The name of every setting. */
export const settingNames: ReadonlySet<string> = new Set([...Object.keys(settingsSchema.shape), ...secretFileNames]);

/** What was set to no effect; asked before the secrets are forgotten, or after. */
export function readUnknownNames(): UnknownName[] {
  return findUnknownNames(settingNames, process.env, findSettingsFile(process.execArgv));
}

/**
 * The environment as it is, and the file that Node has read into it, for a command that looks at what is wrong with them. No
 * program that this one starts is handed a secret of it.
 */
export function readEnvironment(): { environment: Environment; file: SettingsFile | undefined } {
  const environment = { ...process.env };
  forgetSecrets(process.env);
  return { environment, file: findSettingsFile(process.execArgv) };
}

/** Reads and checks every setting. Throws a ConfigFault that names all faults. */
export function readConfig(environment: Environment): Config {
  const faults: string[] = [];
  const given = withoutEmpty(environment);
  const result = settingsSchema.safeParse(withoutEmpty(withSecretFiles(given, faults)));
  if (!result.success) {
    for (const { path, message } of result.error.issues) faults.push(`${String(path[0])}: ${message}`);
  }
  const databaseCa = readAuthorities('DATABASE_CA', result.data?.DATABASE_CA, faults);
  const smtpCa = readAuthorities('SMTP_CA', result.data?.SMTP_CA, faults);
  const signIn = result.success ? singleSignOnOf(result.data, faults) : undefined;
  if (result.success) faults.push(...pooledFaults(result.data));
  const observing = result.success ? observingOf(result.data, faults) : undefined;
  const backups = result.success ? backupsOf(result.data, faults) : undefined;
  if (!result.success || !signIn || !observing || !backups || faults.length > 0) throw new ConfigFault(faults);
  const settings = result.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    workers: settings.WORKERS,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    databaseCa,
    dataKeyFile: settings.DATA_KEY_FILE === undefined ? undefined : resolve(settings.DATA_KEY_FILE),
    auditHeadFile: settings.AUDIT_HEAD_FILE === undefined ? undefined : resolve(settings.AUDIT_HEAD_FILE),
    publicUrl: (settings.PUBLIC_URL ?? localAddress(settings.HOST, settings.PORT)).replace(/\/+$/, ''),
    adminEmail: settings.ADMIN_EMAIL,
    adminPassword: settings.ADMIN_PASSWORD,
    passwordPolicy: settings.PASSWORD_POLICY,
    breachedPasswordsFile:
      settings.BREACHED_PASSWORDS_FILE === undefined ? undefined : resolve(settings.BREACHED_PASSWORDS_FILE),
    smtpUrl: settings.SMTP_URL,
    smtpCa,
    secretFiles: secretFilesOf(given),
    mailFrom: mailFromOf(settings),
    orgTimezone: settings.ORG_TIMEZONE,
    orgTimezoneAtStart: settings.ORG_TIMEZONE,
    productTitle: settings.PRODUCT_TITLE,
    orgName: settings.ORG_NAME,
    trustProxy: settings.TRUST_PROXY,
    pushHosts: listOf(settings.PUSH_HOSTS),
    retentionMonths: settings.RETENTION_MONTHS,
    sessionIdleMinutes: settings.SESSION_IDLE_MINUTES,
    sessionMaxHours: settings.SESSION_MAX_HOURS,
    adminSessionIdleMinutes: settings.ADMIN_SESSION_IDLE_MINUTES,
    adminSessionMaxHours: settings.ADMIN_SESSION_MAX_HOURS,
    callBackHours: settings.CALL_BACK_HOURS,
    minGroup: settings.MIN_GROUP,
    requireTotp: settings.REQUIRE_TOTP,
    logLevel: settings.LOG_LEVEL,
    ...backups,
    ...operatingOf(settings),
    ...signIn,
    ...observing,
  };
}
