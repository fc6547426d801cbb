import type { Endpoint } from './endpoint.ts';
import * as named from './nouns.ts';

/** By their names, so that code can go through them. */
export const nouns = { ...named };

export type Nouns = typeof nouns;

export type Noun = keyof Nouns;

export const nounNames = Object.keys(nouns) as Noun[];

/** The calls of a noun, by the names under which they are exported. */
export type CallsOf<Calls> = { [Name in keyof Calls as Calls[Name] extends Endpoint ? Name : never]: Calls[Name] };

type ValueOf<T> = T[keyof T];

/** One of them, with the types of its own schemas: the page knows its calls by these alone. */
export type KnownEndpoint = Extract<ValueOf<{ [N in Noun]: ValueOf<Nouns[N]> }>, Endpoint>;

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every call there is, by its address. */
export const allEndpoints: readonly Endpoint[] = Object.values(nouns)
  .flatMap((noun): unknown[] => Object.values(noun))
  .filter(isEndpoint)
  .sort((one, other) => byAddress(one, other));

function byAddress(one: Endpoint, other: Endpoint): number {
  if (one.path !== other.path) return one.path < other.path ? -1 : 1;
  return methods.indexOf(one.method) - methods.indexOf(other.method);
}
