import { matchPath } from '../domain/match-path.ts';
import type { Params } from '../domain/match-path.ts';

interface FoundCall<Name extends string> {
  name: Name;
  params: Params;
}

/** Which of these calls a request makes, with its parameters. As on the server, an address in full goes before one with a parameter. */
export function findCall<Name extends string>(
  names: readonly Name[],
  method: string,
  pathname: string,
): FoundCall<Name> | undefined {
  const exact = names.find((name) => name === `${method} ${pathname}`);
  if (exact !== undefined) return { name: exact, params: {} };
  for (const name of names) {
    const [known, path = ''] = name.split(' ');
    const params = known === method ? matchPath(path, pathname) : null;
    if (params) return { name, params };
  }
  return undefined;
}

/** A history is asked for by questionnaire. */
export function ofType(answer: unknown, type: string | null): unknown {
  if (type === null || !Array.isArray(answer)) return answer;
  return answer.filter((one: { type?: string }) => one.type === type);
}
