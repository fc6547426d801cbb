import { databaseUrlFaults, listenFaults } from '../../domain/messages/en/startup.ts';
import { hostOfFault } from './database-hosts.ts';
import { readDatabaseHosts } from './database-url.ts';
import { codeOf } from '../core/error-code.ts';
import { isTlsFault } from '../core/fault-description.ts';
import { StartFault } from '../core/start-steps.ts';

/** The sentence for a port that cannot be taken; anything else is returned as it is. */
export function asListenFault(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return new StartFault(listenFaults.inUse(host, port));
  if (code === 'EACCES') return new StartFault(listenFaults.forbidden(host, port));
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartFault(listenFaults.noSuchAddress(host));
  return error;
}

/** Out of reach (a code of Node), or refused by the server: connection (08), login (28), missing (3D), rights (42501), full. */
const unusable = /^(?:E[A-Z_]+|EK003|08...|28...|3D...|42501|53300|57P0.)$/;

/** The sentence for a database of the operator's own that cannot be used; anything else is returned as it is. */
export function asDatabaseUrlFault(error: unknown, { connectionString }: { connectionString: string }): unknown {
  if (!(error instanceof Error) || error instanceof StartFault) return error;
  const code = codeOf(error);
  if (isTlsFault(error)) {
    const host = hostOfFault(error) ?? readDatabaseHosts(connectionString).addresses[0].host;
    return new StartFault(databaseUrlFaults.unreachable(reasonOfTls(host, error, code)));
  }
  // What the driver says of it is about its own code.
  if (/client password must be a/.test(error.message))
    return new StartFault(databaseUrlFaults.unreachable(databaseUrlFaults.noPassword));
  const isTimeout = /timeout|terminated/i.test(error.message);
  if (!isTimeout && !(code && unusable.test(code))) return error;
  return new StartFault(databaseUrlFaults.unreachable(error.message || code || error.name));
}

function reasonOfTls(host: string, { message }: Error, code: string | undefined): string {
  if (code === undefined) return databaseUrlFaults.noTls(host);
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return databaseUrlFaults.otherName(host);
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID') return databaseUrlFaults.outdated(host);
  if (/certificate/i.test(message)) return databaseUrlFaults.unknownAuthority(host);
  return databaseUrlFaults.noCommonTls(host, code);
}
