import { callName } from '../../domain/contract/endpoint.ts';
import type { Endpoint } from '../../domain/contract/endpoint.ts';

/** What a call lacks that tests and the page about who can see walk by; empty where nothing is missing. */
export function missingParts(mounted: ReadonlySet<string>, endpoints: readonly Endpoint[]): string[] {
  const listed = new Set(endpoints.map(callName));
  const served = [...mounted].filter((name) => /^(?!HEAD|OPTIONS)\w+ \/api\/(?!\*)/.test(name));
  return [
    ...[...listed].filter((name) => !mounted.has(name)).map((name) => `${name} is not mounted`),
    ...served.filter((name) => !listed.has(name)).map((name) => `${name} is not in all-endpoints.ts`),
  ];
}
