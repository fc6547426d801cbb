import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import { hostileBody, nearlyValidFor, validFor } from './values.ts';
import type { Known } from './values.ts';
import { hostileWords } from './word-pool.ts';

/** Who calls. `garbage` has a token that no one has. */
export const callers = ['nobody', 'garbage', 'you', 'colleagues', 'counsellors', 'admins'] as const;

export type CallerName = (typeof callers)[number];

/** One call, as it goes over the wire. */
export interface FuzzedRequest {
  endpoint: Endpoint;
  caller: CallerName;
  /** With what follows the question mark. */
  path: string;
  body: string | Buffer | undefined;
  headers: Record<string, string>;
}

type KnownTo = (caller: CallerName, endpoint: Endpoint) => Known;

export function requestTo(endpoint: Endpoint, knownTo: KnownTo): fc.Arbitrary<FuzzedRequest> {
  const wanted: readonly CallerName[] =
    endpoint.access === 'admin'
      ? ['admins']
      : endpoint.access === 'counsellor'
        ? ['counsellors']
        : ['you', 'colleagues'];
  const made = new Map<CallerName, fc.Arbitrary<FuzzedRequest>>();
  const by = (caller: CallerName): fc.Arbitrary<FuzzedRequest> => {
    const arbitrary = made.get(caller) ?? requestBy(endpoint, caller, knownTo(caller, endpoint));
    made.set(caller, arbitrary);
    return arbitrary;
  };
  const usual = { weight: 4, arbitrary: fc.constantFrom(...wanted) };
  return fc.oneof(usual, { weight: 2, arbitrary: fc.constantFrom(...callers) }).chain(by);
}

function requestBy(endpoint: Endpoint, caller: CallerName, known: Known): fc.Arbitrary<FuzzedRequest> {
  const [path, query, sent] = [pathOf(endpoint, known), queryOf(endpoint, known), bodyOf(endpoint, known)];
  return fc.record({ path, query, sent, more: moreHeaders }).map((parts) => ({
    endpoint,
    caller,
    path: parts.path + parts.query,
    body: parts.sent.body,
    headers: { ...parts.sent.headers, ...parts.more },
  }));
}

function pathOf({ path, params }: Endpoint, known: Known): fc.Arbitrary<string> {
  const right = params ? validFor(params, known) : fc.constant({});
  const strange = fc.constantFrom(...hostileWords, 'x', '..', '.', '%2f', '%', '%ff', '%E0%A4%A');
  return fc.tuple(right, strange, fc.nat(9)).map(([values, other, way]) =>
    path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = (values as Partial<Record<string, string>>)[name] ?? 'x';
      return way === 0 ? (isWellFormedPath(other) ? other : encode(other)) : encode(way === 1 ? other : value);
    }),
  );
}

/** What can stand in the first line of a request as it is. */
const isWellFormedPath = (text: string): boolean => /^[\x21-\x7E]{1,300}$/.test(text) && !/[#?\\]/.test(text);

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

function queryOf({ query }: Endpoint, known: Known): fc.Arbitrary<string> {
  const strange = fc.constantFrom(
    '',
    '?',
    '?a=1&a=2',
    '?type[]=GAD-7',
    '?__proto__=x',
    '?%',
    '?a=%00',
    '?type=%ff',
    '?limit=-1',
  );
  if (!query) return fc.oneof({ weight: 8, arbitrary: fc.constant('') }, { weight: 1, arbitrary: strange });
  const written = (value: unknown) =>
    `?${Object.entries(Object(value) as object)
      .map(([key, one]) => `${encode(key)}=${encode(typeof one === 'string' ? one : JSON.stringify(one))}`)
      .join('&')}`;
  return fc.oneof(
    { weight: 6, arbitrary: validFor(query, known).map(written) },
    { weight: 3, arbitrary: nearlyValidFor(query, known).map(written) },
    { weight: 1, arbitrary: validFor(query, known).map((value) => `${written(value)}&${written(value).slice(1)}`) },
    { weight: 1, arbitrary: strange },
  );
}

interface Sent {
  body: string | Buffer | undefined;
  headers: Record<string, string>;
}

const asJson = { 'content-type': 'application/json' };

function bodyOf({ body, upload, method }: Endpoint, known: Known): fc.Arbitrary<Sent> {
  if (method === 'GET') return fc.constant({ body: undefined, headers: {} });
  if (upload) {
    const [type = 'text/csv'] = upload.types ?? [];
    const texts = [
      'Name,E-mail\nAsha,asha@example.org',
      'Name;E-mail\n"Asha',
      '\uFEFFName\tE-mail',
      ',,,\n,,',
      '[]',
      ...hostileWords,
    ];
    return fc.constantFrom(...texts).map((text) => ({ body: text, headers: { 'content-type': type } }));
  }
  const json = (value: unknown): Sent => ({ body: JSON.stringify(value), headers: asJson });
  const right = body ? validFor(body, known) : fc.constant({});
  const nearly = body ? nearlyValidFor(body, known) : hostileBody;
  return fc.oneof(
    { weight: 6, arbitrary: right.map(json) },
    { weight: 6, arbitrary: nearly.map(json) },
    { weight: 2, arbitrary: hostileBody.map(json) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(right, fc.nat(encodings.length - 1))
        .map(([value, way]) => encodings[way]?.(JSON.stringify(value)) ?? json(value)),
    },
    { weight: 1, arbitrary: fc.constant<Sent>({ body: undefined, headers: {} }) },
  );
}

/** Right values in a wrong dress. */
const encodings: readonly ((text: string) => Sent)[] = [
  (text) => ({ body: text.replace('{', '{"__proto__":{"role":"admin"},'), headers: asJson }),
  (text) => ({ body: text.replace('{', '{"constructor":{"prototype":{"role":"admin"}},'), headers: asJson }),
  (text) => ({ body: text.replace(/^\{("[^"]*":)/, '{$1null,$1'), headers: asJson }),
  (text) => ({ body: text.slice(0, -1), headers: asJson }),
  (text) => ({ body: `${text}${text}`, headers: asJson }),
  (text) => ({ body: `\uFEFF${text}`, headers: asJson }),
  (text) => ({ body: text, headers: { 'content-type': 'application/json; charset=utf-16' } }),
  (text) => ({ body: Buffer.from(text, 'utf16le'), headers: asJson }),
  (text) => ({ body: Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe])]), headers: asJson }),
  (text) => ({ body: Buffer.from(text.replace('{', '{"a":"\u00e9\u00ff",'), 'latin1'), headers: asJson }),
  (text) => ({ body: text, headers: { 'content-type': 'text/plain' } }),
  (text) => ({ body: text, headers: { 'content-type': 'application/xml' } }),
  (text) => ({ body: text, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  (text) => ({ body: text, headers: { 'content-type': 'text/csv' } }),
  (text) => ({ body: gzipSync(text), headers: { ...asJson, 'content-encoding': 'gzip' } }),
  () => ({ body: bomb, headers: { ...asJson, 'content-encoding': 'gzip' } }),
  (text) => ({ body: text, headers: { ...asJson, 'content-encoding': 'identity' } }),
  () => ({ body: '['.repeat(20_000), headers: asJson }),
  () => ({ body: `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`, headers: asJson }),
  () => ({ body: `{${Array.from({ length: 4000 }, (_, n) => `"k${n}":${n}`).join()}}`, headers: asJson }),
  () => ({ body: `{"a":"${'x'.repeat(70_000)}"}`, headers: asJson }),
];

/** Ten megabytes that come as ten kilobytes. */
const bomb = gzipSync(Buffer.alloc(10_000_000, 'a'));

const moreHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { accept: 'text/html' },
      { accept: 'application/json;q=0, */*' },
      { 'accept-language': 'xx, *;q=0, en;q=abc' },
      { 'idempotency-key': 'k1' },
      { 'idempotency-key': 'x'.repeat(300) },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-origin' },
      { cookie: 'evenkeel_browser=%00; lang=%%%; a=b=c;;' },
      { 'x-forwarded-for': '1.2.3.4, evil' },
      { 'x-http-method-override': 'DELETE' },
      { 'if-none-match': '*' },
      { range: 'bytes=0-0' },
      { origin: 'https://evil.test' },
      { 'accept-encoding': 'gzip;q=0, br' },
    ),
  },
);
