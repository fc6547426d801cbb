import { Agent, request as startRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { fetchPatiently } from './patiently.ts';

interface TestRequest {
  /** Sent as `Authorization: Bearer <token>`. */
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent as it is, in place of `body`; as JSON unless a header says otherwise. */
  raw?: string | Uint8Array<ArrayBuffer>;
}

export interface TestAnswer {
  status: number;
  headers: Headers;
  /** The parsed JSON; undefined where the answer is something else. Tests look into it freely. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads any shape, and fails where it is another
  body: any;
  text: string;
  bytes: Uint8Array;
}

export type Call = (method: string, path: string, request?: TestRequest) => Promise<TestAnswer>;

/** Calls over the wire to a server at `address`, which has no slash at its end. */
export const callsTo =
  (address: string): Call =>
  (method, path, request) =>
    send(`${address}${path}`, method, request);

/** The same of a program whose machine may stand still for a while: that is no matter of the test. */
export const patientCallsTo =
  (address: string): Call =>
  (...words) =>
    fetchPatiently(() => callsTo(address)(...words));

const agent = new Agent({ keepAlive: true });

/** What `fetch` says of itself, too. */
const usual = {
  Accept: '*/*',
  'Accept-Encoding': 'gzip, deflate',
  'Accept-Language': '*',
  'Sec-Fetch-Mode': 'cors',
  'User-Agent': 'node',
};

const unpack: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Not by `fetch`, which takes four times as long: tens of thousands of calls are half a minute of a run. */
async function send(url: string, method: string, { token, body, headers, raw }: TestRequest = {}): Promise<TestAnswer> {
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const sent = new Headers({
    ...(content !== undefined && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...headers,
  });
  for (const [name, value] of Object.entries(usual)) if (!sent.has(name)) sent.set(name, value);
  if (content !== undefined) sent.set('Content-Length', String(Buffer.byteLength(content)));
  const { status, rawHeaders, packed } = await exchange(url, method, Object.fromEntries(sent), content);
  const found = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) found.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  const coding = unpack[found.get('content-encoding') ?? ''];
  const bytes = new Uint8Array(coding && packed.length > 0 ? coding(packed) : packed);
  const text = new TextDecoder().decode(bytes);
  const isJson = found.get('content-type')?.startsWith('application/json') === true;
  return {
    status,
    headers: found,
    body: isJson && text !== '' ? JSON.parse(text) : undefined,
    text,
    bytes,
  };
}

function exchange(
  url: string,
  method: string,
  headers: Record<string, string>,
  content: string | Uint8Array | undefined,
): Promise<{ status: number; rawHeaders: string[]; packed: Buffer }> {
  return new Promise((resolve, reject) => {
    const sending = startRequest(url, { agent, method, headers }, (reply) => {
      const { statusCode: status = 0, rawHeaders } = reply;
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => resolve({ status, rawHeaders, packed: Buffer.concat(parts) }));
      reply.on('error', reject);
    });
    sending.on('error', reject);
    sending.end(content);
  });
}
