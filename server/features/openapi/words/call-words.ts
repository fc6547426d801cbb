import type { KnownEndpoint } from '../../../../domain/contract/all-endpoints.ts';
import type { ErrorCode } from '../../../../domain/errors.ts';
import { admins } from './admins.ts';
import { ownThings } from './own-things.ts';
import { signingIn } from './signing-in.ts';

type NameOf<E> = E extends KnownEndpoint ? `${E['method']} ${E['path']}` : never;

/** What a call is for, and the refusals that do not follow from its contract. */
type CallWords = readonly [summary: string, ...refusals: ErrorCode[]];

/** A call without its sentence does not compile. Here and not in the contract, which the page carries. */
export const callWords = {
  ...signingIn,
  ...ownThings,
  ...admins,
} as const satisfies Record<NameOf<KnownEndpoint>, CallWords>;

/** The same by any name, for what walks the whole list. */
export function wordsOf(name: string): CallWords {
  const words = Object.entries<CallWords>(callWords).find(([known]) => known === name)?.[1];
  if (!words) throw new Error(`${name} has no sentence in server/features/openapi/words`);
  return words;
}
