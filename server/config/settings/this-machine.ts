import { isIPv4 } from 'node:net';

/** Whether what is said to this host stays on this machine: a folder of Unix sockets, or the loopback. */
export function isThisMachine(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (name.startsWith('/') || name === 'localhost' || name === '::1') return true;
  return isIPv4(name) && name.startsWith('127.');
}
