import pg from 'pg';
import type { Config } from '../config.ts';
import { readSecretAgain } from '../settings/environment.ts';
import { readDatabaseUrl } from './database-url.ts';
import type { DatabaseAddress } from './database-url.ts';

/** A PostgreSQL of the operator's own. */
export interface DatabaseTarget {
  connectionString: string;
  /** Certificates of the authorities that may vouch for it, beside none; else those that Node knows. */
  ca?: string | undefined;
  /** The file that the address came from: its password may be another one later. */
  file?: string | undefined;
}

export function targetOf({ databaseUrl = '', databaseCa, secretFiles }: Config): DatabaseTarget {
  return { connectionString: databaseUrl, ca: databaseCa, file: secretFiles.DATABASE_URL };
}

/** Where tables are made and commands work. */
export function ownerTargetOf(config: Config): DatabaseTarget {
  const { databaseOwnerUrl, databaseCa, secretFiles } = config;
  if (databaseOwnerUrl === undefined) return targetOf(config);
  return { connectionString: databaseOwnerUrl, ca: databaseCa, file: secretFiles.DATABASE_OWNER_URL };
}

export function replicaTargetOf({ databaseReplicaUrl = '', databaseCa, secretFiles }: Config): DatabaseTarget {
  return { connectionString: databaseReplicaUrl, ca: databaseCa, file: secretFiles.DATABASE_REPLICA_URL };
}

/** What the driver needs for a connection. */
export function settingsOf({ connectionString, ca, file }: DatabaseTarget): pg.ClientConfig {
  const address = readDatabaseUrl(connectionString, ca);
  return file === undefined ? address : { ...address, password: followPassword(address, file) };
}

/** Milliseconds for the question whether a new password is the right one already. */
const probeTimeout = 1000;

/**
 * The password for each new connection: that of the file, once the database takes it, and until then the last one that it
 * took. So a password is changed without a refusal: first in the file, then in the database.
 */
function followPassword(address: DatabaseAddress, file: string): () => Promise<string> {
  let known = address.password ?? '';
  let probing: Promise<boolean> | undefined;
  return async () => {
    const written = passwordIn(file);
    if (written === undefined || written === known) return known;
    probing ??= isTaken({ ...address, password: written }).finally(() => (probing = undefined));
    if (await probing) known = written;
    return known;
  };
}

/** Another host or user in it counts from the next start. */
function passwordIn(file: string): string | undefined {
  const text = readSecretAgain(file);
  if (text === undefined || !URL.canParse(text)) return undefined;
  return readDatabaseUrl(text).password;
}

async function isTaken(address: DatabaseAddress): Promise<boolean> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: probeTimeout });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
