import { inSource } from './source-maps.ts';
import { codeOf } from './error-code.ts';

/** What the log says of a fault. Never a database's message or detail: those carry the values of the row. */
interface FaultDescription {
  name: string;
  message?: string;
  code?: string;
  table?: string;
  constraint?: string;
  stack: string[];
}

interface DatabaseFault extends Error {
  code?: string;
  severity?: string;
  table?: string;
  constraint?: string;
}

function isDatabaseFault(error: Error): error is DatabaseFault {
  return 'severity' in error && 'routine' in error;
}

/** Only the places, without the first lines, which repeat the message. */
function placesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => inSource(line.trim()));
}

export function describeFault(error: unknown): FaultDescription {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  if (isDatabaseFault(error)) {
    const { code, table, constraint } = error;
    return { name: 'DatabaseError', code, table, constraint, stack: placesOf(error) };
  }
  const code = codeOf(error);
  return { name: error.name, message: error.message.slice(0, 300), code, stack: placesOf(error) };
}

/**
 * Of the server: a broken connection (08), read-only (25006), a password that was changed (28P01), a transaction that stood still (25P03, 25P04), two that
 * were in each other's way (40001, 40P01), no room on the disk, in memory or for a connection (53), a lock that did not
 * come (55P03), starting, stopping, restarting or ended by an operator (57P0x, 57014), a disk that fails (58030). Of ours:
 * the data key was changed a moment ago and this process has not followed yet (EK001), nothing came back (EK002),
 * no host of several is the leader (EK003), a commit is on one machine alone (EK004).
 */
const awayStates = /^(?:08...|25006|28P01|25P0[34]|40001|40P01|53...|55P03|57P0.|57014|58030|EK00[1-4])$/;

/** Faults of the socket. `EAGAIN` means that a database on this machine is frozen and no longer accepts connections. */
const awayCodes = [
  'EAGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** What the driver says without a code. */
const awayMessages = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;

/** A certificate that is not the right one, not of an authority that is known, or too old; no common way to speak TLS. */
const tlsCodes =
  /^(?:ERR_TLS_|ERR_SSL_|ERR_OSSL_|EPROTO$|CERT_|CRL_|UNABLE_TO_|SELF_SIGNED_CERT|DEPTH_ZERO_|INVALID_(?:CA|PURPOSE)$|ERROR_IN_CERT|HOSTNAME_MISMATCH$)/;

/** What the driver says where the other side has no TLS at all. */
const noTls = /does not support SSL|error establishing an SSL connection/;

/** True where no encrypted connection came about with the right server. */
export function isTlsFault(error: Error): boolean {
  const code = codeOf(error) ?? '';
  return tlsCodes.test(code) || noTls.test(error.message);
}

/** True where the database cannot take the call now: full, starting, stopping, silent or out of reach. */
export function isDatabaseAway(error: Error): boolean {
  const code = codeOf(error) ?? '';
  // The socket of an embedded database that is not there; any other missing file is a fault.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return awayStates.test(code) || awayCodes.includes(code) || awayMessages.test(error.message) || isTlsFault(error);
}

/** The same of what the log says of it. */
export const isAwayDescribed = ({ code = '', message = '' }: { code?: string; message?: string }): boolean =>
  awayStates.test(code) || awayCodes.includes(code) || awayMessages.test(message);

/** Only these messages of a mail library are about the connection; others repeat the address or the mail server's words. */
const connectionFaults = ['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS'];

/** What the log says of a mail that could not be sent. Never the address. */
export function describeMailFault(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = codeOf(error);
  const response = 'responseCode' in error ? error.responseCode : undefined;
  const message = code !== undefined && connectionFaults.includes(code) ? error.message.slice(0, 300) : undefined;
  return { name: error.name, code, response, message };
}
