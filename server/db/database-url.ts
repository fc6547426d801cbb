import pg from 'pg';
import { databaseUrlMessages } from '../../domain/messages/en/settings.ts';
import { isThisMachine } from '../settings/this-machine.ts';
import { isUsualPassword } from '../settings/usual-passwords.ts';
import type { DatabaseConnection } from './connection.ts';

interface Tls {
  ca?: string;
  cert?: string;
  key?: string;
}

/** What an address of the settings says, as the driver reads it. */
export interface DatabaseAddress extends DatabaseConnection {
  /** Settings of the session, as in `-c search_path=...`. */
  options?: string;
  /** Encrypted, to a server whose certificate and name are checked; false on this machine alone. */
  ssl: (Tls & { minVersion: 'TLSv1.2' }) | false;
}

/** What the address asks for. Anything that would go without a check of certificate and name is none of them. */
const full = [undefined, 'verify-full', 'true', '1'];

const plain = [undefined, 'disable', 'allow', 'prefer', 'false', '0'];

/** Takes what it says of TLS out of an address: what holds is decided here, not by the driver or its environment. */
function withoutMode(text: string): { url: string; mode: string | undefined } {
  const url = new URL(text);
  const mode = url.searchParams.get('sslmode') ?? url.searchParams.get('ssl') ?? undefined;
  for (const name of ['sslmode', 'ssl', 'uselibpqcompat', 'sslnegotiation']) url.searchParams.delete(name);
  return { url: url.href, mode };
}

/** Reads no file and asks no one, but for the certificates that the address itself names. */
export function readDatabaseUrl(text: string, ca?: string): DatabaseAddress {
  const { url, mode } = withoutMode(text);
  const { host, port, user = '', database = '', password, ssl } = new pg.Client({ connectionString: url });
  const own = typeof ssl === 'object' && ssl !== null ? (ssl as Tls) : {};
  const options = new URL(text).searchParams.get('options');
  const isPlain = isThisMachine(host) && plain.includes(mode);
  return {
    ...{ host, port, user, database },
    ...(typeof password === 'string' && password !== '' && { password }),
    ...(options !== null && { options }),
    ssl: isPlain ? false : { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }), ...own },
  };
}

/** Why such an address is not used; undefined for one that is. Says nothing of its password. */
export function faultOfDatabaseUrl(text: string): string | undefined {
  try {
    const { host, user, database, password, ssl } = readDatabaseUrl(text);
    const { mode } = withoutMode(text);
    if (host.includes(',')) return databaseUrlMessages.severalHosts;
    if (isThisMachine(host)) return undefined;
    if (!full.includes(mode)) return databaseUrlMessages.unchecked(mode ?? '', host);
    const hasCertificate = ssl !== false && ssl.cert !== undefined;
    if (!hasCertificate && (password === undefined || isUsualPassword(password, [user, database, host])))
      return databaseUrlMessages.usualPassword(host);
    return undefined;
  } catch {
    return databaseUrlMessages.unreadable;
  }
}
