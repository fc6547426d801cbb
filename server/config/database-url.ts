import pg from 'pg';
import { databaseUrlMessages } from '../../domain/messages/en/settings.ts';
import { wantedSessions } from './database-hosts.ts';
import type { WantedSession } from './database-hosts.ts';
import { isThisMachine } from './settings/this-machine.ts';
import { isUsualPassword } from './settings/usual-passwords.ts';
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

/** Scheme and login, hosts, and the rest. */
const parts = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s;

/**
 * An address of one host for each that it names: `//one:5432,two:5433/name`, or `?host=one,two&port=5432,5433` as libpq has
 * it too, where one port holds for all. Throws where a host has no name, or there are not as many ports as hosts.
 */
export function hostUrlsOf(text: string): string[] {
  const [, before = '', hosts = '', after = ''] = parts.exec(text) ?? [];
  const [first = text, ...others] = hosts.split(',').map((host) => `${before}${host}${after}`);
  if (others.length > 0 && hosts.split(',').some((host) => /^(?::|$)/.test(host)))
    throw new Error('a host has no name');
  const query = new URL(first).searchParams;
  const named = query.get('host')?.split(',') ?? [];
  if (named.length < 2) return [first, ...others];
  const ports = query.get('port')?.split(',') ?? [''];
  if (ports.length > 1 && ports.length !== named.length) throw new Error('not as many ports as hosts');
  if (named.includes('')) throw new Error('a host has no name');
  return named.map((host, place) => {
    const url = new URL(first);
    url.searchParams.set('host', host);
    const port = ports[ports.length === 1 ? 0 : place] ?? '';
    if (port !== '') url.searchParams.set('port', port);
    return url.href;
  });
}

/** What the address says of the session; where it names several hosts, it is for one that can be written to. */
function wantedOf(text: string): string | undefined {
  return new URL(text).searchParams.get('target_session_attrs') ?? undefined;
}

/** Whether a PgBouncer in transaction mode stands at the address: no session is our own there. */
export function isPooled(text: string): boolean {
  return new URL(hostUrlsOf(text)[0] ?? text).searchParams.get('pgbouncer') === 'true';
}

interface DatabaseHostsRead {
  addresses: [DatabaseAddress, ...DatabaseAddress[]];
  wanted: WantedSession | undefined;
}

/** All the hosts that an address names, in its order, and which of them is wanted. */
export function readDatabaseHosts(text: string, ca?: string): DatabaseHostsRead {
  const [first = text, ...others] = hostUrlsOf(text);
  const wanted = wantedSessions.find((known) => known === wantedOf(first));
  const addresses = others.map((url) => readDatabaseUrl(url, ca));
  return { addresses: [readDatabaseUrl(first, ca), ...addresses], wanted };
}

/** An address of one host. Reads no file and asks no one, but for the certificates that the address itself names. */
export function readDatabaseUrl(text: string, ca?: string): DatabaseAddress {
  const { url, mode } = withoutMode(text);
  const { host, port, user = '', database = '', password, ssl } = new pg.Client({ connectionString: url });
  const own = typeof ssl === 'object' && ssl !== null ? (ssl as Tls) : {};
  const options = new URL(text).searchParams.get('options');
  const isPlain = isThisMachine(host) && plain.includes(mode);
  return {
    host,
    port,
    user,
    database,
    ...(typeof password === 'string' && password !== '' && { password }),
    ...(options !== null && { options }),
    ssl: isPlain ? false : { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }), ...own },
  };
}

/** Why such an address is not used; undefined for one that is. Says nothing of its password. */
export function faultOfDatabaseUrl(text: string, sessions: readonly WantedSession[]): string | undefined {
  try {
    const urls = hostUrlsOf(text);
    const wanted = wantedOf(urls[0] ?? text);
    if (wanted !== undefined && !sessions.some((known) => known === wanted))
      return databaseUrlMessages.otherSession(sessions.join(', '));
    return urls.map(faultOfHost).find((fault) => fault !== undefined);
  } catch {
    return databaseUrlMessages.unreadable;
  }
}

function faultOfHost(url: string): string | undefined {
  const { host, user, database, password, ssl } = readDatabaseUrl(url);
  const { mode } = withoutMode(url);
  if (isThisMachine(host)) return undefined;
  if (!full.includes(mode)) return databaseUrlMessages.unchecked(mode ?? '', host);
  const hasCertificate = ssl !== false && ssl.cert !== undefined;
  if (!hasCertificate && (password === undefined || isUsualPassword(password, [user, database, host])))
    return databaseUrlMessages.usualPassword(host);
  return undefined;
}
