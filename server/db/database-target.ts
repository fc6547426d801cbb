import type { Config } from '../config/config.ts';
import { readSecretAgain } from '../config/settings/environment.ts';
import { DatabaseHosts } from '../config/database-hosts.ts';
import type { WantedSession } from '../config/database-hosts.ts';
import { readDatabaseHosts } from '../config/database-url.ts';
import type { DatabaseAddress } from '../config/database-url.ts';
import { codeOf } from '../core/error-code.ts';
import { withClient } from './with-client.ts';

/** A PostgreSQL of the operator's own. */
export interface DatabaseTarget {
  connectionString: string;
  /** Certificates of the authorities that may vouch for it, beside none; else those that Node knows. */
  ca?: string | undefined;
  /** The file that the address came from: its password may be another one later. */
  file?: string | undefined;
  /** Which of several hosts, where the address does not say. One that can be written to where this is left out. */
  wanted?: WantedSession;
}

export function targetOf({ databaseUrl = '', databaseCa, secretFiles }: Config): DatabaseTarget {
  return { connectionString: databaseUrl, ca: databaseCa, file: secretFiles.DATABASE_URL };
}

/** The same database by the role that owns it; that of the calls where the operator names no other. */
export function ownerTargetOf(config: Config): DatabaseTarget {
  const { databaseOwnerUrl, databaseCa, secretFiles } = config;
  if (databaseOwnerUrl === undefined) return targetOf(config);
  return { connectionString: databaseOwnerUrl, ca: databaseCa, file: secretFiles.DATABASE_OWNER_URL };
}

export function replicaTargetOf({ databaseReplicaUrl = '', databaseCa, secretFiles }: Config): DatabaseTarget {
  const file = secretFiles.DATABASE_REPLICA_URL;
  return { connectionString: databaseReplicaUrl, ca: databaseCa, file, wanted: 'prefer-standby' };
}

/** What the driver needs for a connection: to the host of an address, or to the right one of several. */
export function hostsOf({ connectionString, ca, file, wanted: usual = 'read-write' }: DatabaseTarget): DatabaseHosts {
  const { addresses, wanted } = readDatabaseHosts(connectionString, ca);
  const follow = file !== undefined && { password: followPassword(addresses, file) };
  const settings = addresses.map((address) => ({ ...address, ...follow }));
  return new DatabaseHosts(settings, wanted ?? (settings.length > 1 ? usual : 'any'));
}

/** Milliseconds for the question whether a new password is the right one already. */
const probeTimeout = 1000;

/**
 * The password for each new connection: that of the file, once the database takes it, and until then the last one that it
 * took. So a password is changed without a refusal: first in the file, then in the database.
 */
function followPassword(addresses: [DatabaseAddress, ...DatabaseAddress[]], file: string): () => Promise<string> {
  let known = addresses[0].password ?? '';
  let probing: Promise<boolean> | undefined;
  return async () => {
    const written = passwordIn(file);
    if (written === undefined || written === known) return known;
    probing ??= isTaken(addresses, written).finally(() => (probing = undefined));
    if (await probing) known = written;
    return known;
  };
}

/** Another host or user in it counts from the next start. */
function passwordIn(file: string): string | undefined {
  const text = readSecretAgain(file);
  try {
    return text === undefined ? undefined : readDatabaseHosts(text).addresses[0].password;
  } catch {
    return undefined;
  }
}

/** Says the first host that can be reached: they have one list of roles. */
async function isTaken([address, ...others]: readonly DatabaseAddress[], password: string): Promise<boolean> {
  if (!address) return false;
  const signIn = withClient({ ...address, password, connectionTimeoutMillis: probeTimeout }, async () => true);
  return signIn.catch((error: unknown) => codeOf(error) !== '28P01' && isTaken(others, password));
}
