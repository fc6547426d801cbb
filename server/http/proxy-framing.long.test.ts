import { expect, it } from 'vitest';
import { describeInFront, requestBytes } from '../test/in-front.ts';
import { proxyName } from '../test/proxies.ts';
import { statusesIn } from '../test/tls-client.ts';

describeInFront((front) => {
  const head = `Host: ${proxyName}\r\nContent-Type: application/json\r\n`;
  const hidden = `GET /smuggled HTTP/1.1\r\nHost: ${proxyName}\r\n\r\n`;
  it.each([
    [
      'length and chunks',
      `${head}Content-Length: ${5 + hidden.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    [
      'chunks and a short length',
      `${head}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
    ],
    ['two lengths', `${head}Content-Length: 5\r\nContent-Length: ${5 + hidden.length}\r\n\r\nhello${hidden}`],
    ['two lengths in one line', `${head}Content-Length: 5, ${5 + hidden.length}\r\n\r\nhello${hidden}`],
    ['a length with a sign', `${head}Content-Length: +5\r\n\r\nhello${hidden}`],
    ['an unknown coding', `${head}Transfer-Encoding: xchunked\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
    ['a coding after chunks', `${head}Transfer-Encoding: chunked, identity\r\nContent-Length: 5\r\n\r\nhello${hidden}`],
    ['two codings', `${head}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`],
    ['a blank before the colon', `${head}Transfer-Encoding : chunked\r\nContent-Length: 5\r\n\r\nhello${hidden}`],
    [
      'a control sign in the coding',
      `${head}Transfer-Encoding: \x0bchunked\r\nContent-Length: 5\r\n\r\nhello${hidden}`,
    ],
    ['a folded line', `${head}X-Other: 1\r\n Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nhello${hidden}`],
    ['a chunk with a bad size', `${head}Transfer-Encoding: chunked\r\n\r\n0x5\r\nhello\r\n0\r\n\r\n${hidden}`],
    ['lines that end with LF', `${head}Content-Length: 5\r\n\r\nhello${hidden}`.replaceAll('\r\n', '\n')],
    ['a chunk whose line ends with LF', `${head}Transfer-Encoding: chunked\r\n\r\n5\nhello\r\n0\r\n\r\n${hidden}`],
    [
      'a bare CR in a header',
      `${head}X-Other: 1\rTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nhello${hidden}`,
    ],
  ] as const)('ASVS 4.2.1: %s is refused, or read once and alike by both', async (_what, rest) => {
    const eol = rest.includes('\r\n') ? '\r\n' : '\n';
    const answers = statusesIn(await front.send(`POST /api/auth/login HTTP/1.1${eol}${rest}`));
    const refused = answers.filter((status) => status !== 200);
    expect(
      refused.every((status) => [400, 411, 413, 501, 502].includes(status)),
      String(answers),
    ).toBe(true);
    // Every request that came through was one of the caller's, and each got its own answer: none was hidden in another.
    expect(front.upstream.requests.length).toBe(answers.filter((status) => status === 200).length);
    expect(front.upstream.requests.filter(({ url }) => url !== '/api/auth/login' && url !== '/smuggled')).toEqual([]);
    expect(answers.length).toBeGreaterThan(0);
    // And the next caller gets the own answer.
    front.upstream.requests.length = 0;
    expect(statusesIn(await front.send(requestBytes('GET', '/api/next')))).toEqual([200]);
    expect(front.upstream.requests.map(({ url }) => url)).toEqual(['/api/next']);
  });
});
