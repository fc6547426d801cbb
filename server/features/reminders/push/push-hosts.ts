import { plainAddress } from '../../../../domain/contract/text.ts';

/** Where browsers let their push messages be left: Chrome and its relatives, Firefox, Edge on Windows, Safari. */
const knownServices = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.notify.windows.com', '*.push.apple.com'];

export function isPushOff(pushHosts: readonly string[]): boolean {
  return pushHosts.join() === 'none';
}

/**
 * Whether an address, which a caller has sent, belongs to a push service: the server calls no other one. https to the
 * known services and those of the setting; http only to an address that the setting names.
 */
export function isPushAddress(endpoint: string, pushHosts: readonly string[]): boolean {
  const url = plainAddress(endpoint);
  if (!url) return false;
  if (url.protocol === 'http:') return pushHosts.includes(url.origin);
  return url.protocol === 'https:' && [...knownServices, ...pushHosts].some((host) => isBelow(url.host, host));
}

function isBelow(host: string, pattern: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
}

/** Any one of these answers for the way to the push services; those of the setting where it names any. */
export function placesToAsk(pushHosts: readonly string[]): URL[] {
  const named = pushHosts.filter((host) => !host.startsWith('*.'));
  const hosts = named.length > 0 ? named : ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
  return hosts.map((host) => new URL(host.startsWith('http://') ? host : `https://${host}`));
}
