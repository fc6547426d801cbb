import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Config } from '../../../config/config.ts';

const inside = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['0.0.0.0', 8],
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(network, bits, familyOf(network));

/** The list knows IPv4 addresses in IPv6 form, too. */
function familyOf(address: string) {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** Ends of names that stand for nothing outside of a network (RFC 6761, 6762, 8375, and `.internal`). */
const insideNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|test|invalid)$/;

/** Whether a name or address may be one that anyone on the internet reaches. */
export function isOutside(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
  if (name === '') return false;
  if (isIP(name) !== 0) return !inside.check(name, familyOf(name));
  return name.includes('.') && !insideNames.test(name);
}

/**
 * Whether people outside of the organisation may reach this server: its address in mails, the name under which this call
 * has come, or where it has come from is no inner one. It can't know of a firewall, so that it warns rather than not.
 */
export function isReachable(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  call: { host: string; address: string },
): boolean {
  return [new URL(publicUrl).hostname, call.host, call.address].some(isOutside);
}
