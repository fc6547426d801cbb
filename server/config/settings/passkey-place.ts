import { isIP } from 'node:net';

/** What passkeys are made for: they sign for this host and origin and no other. */
export interface PasskeyPlace {
  host: string;
  origin: string;
}

/** Undefined where browsers have no passkeys: on plain http but for this machine's `localhost`, and at an IP address. */
export function passkeyPlace({ publicUrl }: { publicUrl: string }): PasskeyPlace | undefined {
  const { protocol, hostname: host, origin } = new URL(publicUrl);
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  const isName = isIP(host) === 0 && !host.startsWith('[');
  return isLocal || (protocol === 'https:' && isName) ? { host, origin } : undefined;
}
