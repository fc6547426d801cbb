import { connect } from 'node:net';
import { once } from 'node:events';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnRuns } from '../../server/test/long-form.ts';
import { registerPerson } from '../../server/test/people.ts';
import { readAnswers } from '../../server/test/raw-request.ts';
import { serverForAll } from '../../server/test/test-server.ts';

/** What a client library would never send: framing that can be read in two ways, and pieces of requests. */

const server = serverForAll({
  app: { timeouts: { headersTimeout: 300, requestTimeout: 500, connectionsCheckingInterval: 50 } },
});
let token: string;
beforeAll(async () => {
  ({ token } = await registerPerson(server));
});

const one = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const mood = '{"mood":"calm"}';
const smuggled = 'POST /api/mood HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';

const line = fc
  .tuple(
    one('POST', 'GET', 'PUT', 'post', 'HEAD', 'M-SEARCH', 'POST\t', 'G\u0000T', 'PRI'),
    one(
      '/api/mood',
      '/api/mood?x=%00',
      '/api/mood#x',
      '*',
      'http://x/api/mood',
      '/api/mood HTTP/1.1\r\nX: y',
      `/${'a'.repeat(9000)}`,
      '/\u00e9',
      '',
    ),
    one('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/11', ''),
  )
  .map((parts) => parts.join(' '));

const header = one(
  'Host: x',
  'Host: x',
  'Host: x, y',
  'Content-Type: application/json',
  `Content-Length: ${mood.length}`,
  'Content-Length: 0',
  'Content-Length: -1',
  'Content-Length: 0x10',
  'Content-Length: 5, 6',
  'Content-Length : 15',
  'Content-Length:\t15',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked, chunked',
  'Transfer-Encoding:\u000bchunked',
  'transfer-encoding: CHUNKED',
  ' Transfer-Encoding: chunked',
  'Connection: close',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Expect: 100-continue',
  'Expect: anything',
  'Trailer: Authorization',
  `X-Long: ${'y'.repeat(3000)}`,
  'X-Null: a\u0000b',
  'X: 1\r2',
  ': nameless',
  'Content-Encoding: gzip',
);

const body = one(
  '',
  mood,
  `${mood}${smuggled}`,
  `f\r\n${mood}\r\n0\r\n\r\n`,
  `F;ext="x"\r\n${mood}\r\n0\r\nAuthorization: Bearer y\r\n\r\n`,
  `0\r\n\r\n${smuggled}`,
  `0f\r\n${mood}\r\n0\r\n\r\n`,
  `fffffffffffffffff\r\n${mood}`,
  `f\n${mood}\n0\n\n`,
  `-1\r\n${mood}`,
  'f\r\n{"mood"',
);

const end = one('\r\n', '\r\n', '\r\n', '\n', '\r');

/** Without these hardly one in a thousand would be read. */
const right = one(
  `POST /api/mood HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${mood.length}\r\n`,
  'POST /api/mood HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n',
  'PUT /api/mood HTTP/1.1\r\nHost: x\r\n',
).map((head) => {
  const content = head.includes('chunked') ? `f\r\n${mood}\r\n0\r\n\r\n` : head.startsWith('PUT') ? '' : mood;
  return `${head}Authorization: Bearer ${token}\r\n\r\n${content}`;
});

const strange = fc
  .tuple(line, fc.array(header, { maxLength: 6 }), end, body, fc.nat(3))
  .map(([first, headers, eol, content, cut]) => {
    const text = [first, ...headers, `Authorization: Bearer ${token}`, '', content].join(eol);
    return cut === 0 ? text.slice(0, Math.floor(text.length * 0.7)) : text;
  });

const request = fc.oneof({ weight: 3, arbitrary: strange }, { weight: 1, arbitrary: right });

/** One to three after another on a connection, without waiting for the answers. */
async function send(texts: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => {
    answer += part;
  });
  socket.on('error', () => socket.destroy());
  for (const text of texts) socket.write(Buffer.from(text, 'latin1'));
  // What keeps its connection is hung up on by the client, in the middle of a request, too.
  const timer = setTimeout(() => socket.end(), 120);
  const limit = setTimeout(() => socket.destroy(), 2000);
  await once(socket, 'close');
  clearTimeout(timer);
  clearTimeout(limit);
  return answer;
}

describe('raw HTTP', () => {
  it('ASVS 4.2.1, 3.4.4, 16.5.1: whatever is sent, answers are whole, no 5xx, with every header, and a refusal ends the connection', async () => {
    const { runs, seed } = drawnRuns({ short: 400, long: 4000, seed: 7 });
    const all = fc.sample(fc.array(request, { minLength: 1, maxLength: 3 }), { seed, numRuns: runs });
    const faults: string[] = [];
    const statuses = new Set<number>();
    for (let from = 0; from < all.length; from += 40) {
      await Promise.all(
        all.slice(from, from + 40).map(async (texts) => {
          const answers = readable(await send(texts));
          for (const { status } of answers ?? []) statuses.add(status);
          if (answers === undefined || answers.some((answer) => isWrong(answer)))
            faults.push(JSON.stringify({ texts, answers }).slice(0, 1500));
        }),
      );
    }
    expect(faults, `seed ${seed}`).toEqual([]);
    // Some were read, and others refused in several ways.
    expect([...statuses]).toEqual(expect.arrayContaining([201, 400, 405]));
    expect((await server.request('GET', '/api/mood', { token })).status).toBe(200);
  });
});

type Answers = ReturnType<typeof readAnswers>;

/** Undefined where what came is no row of answers. One to HEAD has no body, whatever its length says, and is passed over. */
function readable(text: string): Answers | undefined {
  try {
    return readAnswers(text.replaceAll(/HTTP\/1\.1 \d+ [^\r]*\r\n(?:[^\r]+\r\n)*\r\n(?=HTTP\/1\.1)/g, ''));
  } catch {
    return undefined;
  }
}

const isWrong = ({ status, headers }: Answers[number]): boolean =>
  status >= 500 || headers['x-content-type-options'] !== 'nosniff' || headers['content-security-policy'] === undefined;
