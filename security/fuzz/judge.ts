import * as z from 'zod/mini';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import { errorStatus } from '../../domain/errors.ts';
import { shownBy } from '../../domain/visibility/shown-by.ts';
import type { DataKind } from '../../domain/visibility/data-kinds.ts';
import { marks } from '../../server/test/marked-person.ts';
import { undocumented } from '../../server/test/documented-answers.ts';
import type { TestAnswer } from '../../server/test/calls-to.ts';
import { canaryOf } from './word-pool.ts';
import type { CallerName, FuzzedRequest } from './requests.ts';

const failure = z.strictObject({
  msg: z.string().check(z.regex(/^[^]{3,300}$/)),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** What an answer tells of the inside. */
const inside =
  /\bselect\b.*\bfrom\b|\binsert into\b|relation "|syntax error|\bat [\w.<>]+ \(|node_modules|\/work\/|\/server\/|\.ts\b|postgres|kysely|fastify|\bzod\b|stack|errno|ECONN|22P0|v?\d+\.\d+\.\d+/i;

/** What is wrong with an answer; empty where nothing is. */
export function faultsOf(request: FuzzedRequest, answer: TestAnswer, writes: readonly string[]): string[] {
  const { endpoint, caller, body } = request;
  const { status, headers } = answer;
  return [
    ...(status >= 500 ? [`answers ${status}`] : []),
    ...(status >= 400 ? refusalFaults(answer) : []),
    ...(isOfAnotherCall(request) || isStillKnown(request, answer) ? [] : promiseFaults(endpoint, answer)),
    ...(status >= 400 && writes.length > 0 ? [`stores on a ${status}: ${writes.join(', ')}`] : []),
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['has no nosniff']),
    ...(headers.has('content-security-policy') ? [] : ['has no policy']),
    // A path with dots may have led out of the calls, to the page.
    ...(isOfCall(headers) && !isForEveryone(endpoint) && !headers.get('cache-control')?.match(/no-store|immutable/)
      ? ['may be stored by caches']
      : []),
    ...leaks(endpoint, caller, answer.text, String(body ?? '')).map((what) => `tells ${caller} ${what}`),
  ];
}

/** The document of the API and its page tell of no one: caches may have them. */
const isForEveryone = ({ path }: Endpoint): boolean => path === '/api/openapi.json' || path === '/api/docs';

const isOfCall = (headers: Headers): boolean => headers.get('content-security-policy')?.includes('sandbox') ?? false;

/** Dots for a value are gone before the request is: what is asked for is something else. */
const isOfAnotherCall = ({ path }: FuzzedRequest): boolean =>
  segments(new URL(path, 'http://server').pathname) !== segments(path.replace(/\?.*$/s, ''));

const segments = (path: string): number => path.split('/').length;

/** What anyone may keep is not sent again to who has it. */
const isStillKnown = ({ endpoint, headers }: FuzzedRequest, { status, text }: TestAnswer): boolean =>
  status === 304 && isForEveryone(endpoint) && 'if-none-match' in headers && text === '';

const promiseFaults = (endpoint: Endpoint, answer: TestAnswer): string[] => [
  ...(answer.status < 400 ? successFaults(endpoint, answer) : []),
  ...undocumented(endpoint, answer),
];

function successFaults(
  { reply, status: right = 200, mayWait, fileTypes = [] }: Endpoint,
  { status, headers, body }: TestAnswer,
): string[] {
  if (status !== right && !(mayWait && status === 202)) return [`answers ${status}, not ${right}`];
  const type = headers.get('content-type') ?? '';
  if (reply === 'file') return fileTypes.some((one) => type.startsWith(one)) ? [] : [`is of the type ${type}`];
  if (!type.startsWith('application/json')) return [`is of the type ${type}`];
  const parsed = z.core.safeParse(reply, body);
  if (!parsed.success) return [`is not as its schema: ${JSON.stringify(parsed.error.issues[0])}`];
  return JSON.stringify(parsed.data) === JSON.stringify(body) ? [] : ['has more than its schema'];
}

function refusalFaults({ status, headers, body, text }: TestAnswer): string[] {
  const parsed = z.safeParse(failure, body);
  if (!parsed.success) return [`is no refusal: ${text.slice(0, 200)}`];
  const { code, msg, fields = {} } = parsed.data;
  const known: Readonly<Record<string, number>> = errorStatus;
  const said = [msg, ...Object.values(fields), ...Object.keys(fields)].join('\n');
  return [
    ...(known[code] === status ? [] : [`has the code ${code} with ${status}`]),
    ...(inside.test(said) ? [`tells of the inside: ${said.slice(0, 200)}`] : []),
    ...([429, 503].includes(status) && !headers.has('retry-after') ? ['says no time to come back'] : []),
    ...(status === 405 && !headers.has('allow') ? ['says no method'] : []),
    ...(headers.get('content-type') === 'application/json; charset=utf-8' ? [] : ['is no JSON']),
  ];
}

/** Data of others that the call’s row in `shown-by.ts` does not name for this role. */
function leaks(endpoint: Endpoint, caller: CallerName, text: string, sent: string): string[] {
  const kinds = shownBy(endpoint)
    .filter(([, scope]) => scope !== 'self')
    .map(([kind]) => kind);
  const told = Object.entries(marks)
    .filter(([, mark]) => mark.test(text))
    .map(([kind]) => kind as DataKind);
  // Themes of which there are figures are about no one.
  if (kinds.includes('statistics')) kinds.push('work');
  const marked =
    caller === 'you' ? [] : told.filter((kind) => !kinds.includes(kind) && !isOwnLook(endpoint, kind, caller));
  const others = (['you', 'colleagues'] as const).filter((one) => one !== caller && text.includes(canaryOf(one)));
  const mayRead = kinds.length > 0 && (caller === 'admins' || caller === 'counsellors');
  const isEcho = others.every((one) => sent.includes(canaryOf(one)));
  return [...marked, ...(mayRead || isEcho ? [] : others.map((one) => `what ${one} wrote`))];
}

/** What someone did is in their own record, too, and with it when an admin looked. */
const isOwnLook = ({ path }: Endpoint, kind: DataKind, caller: CallerName): boolean =>
  kind === 'looks' && caller === 'admins' && path.startsWith('/api/my-record');
