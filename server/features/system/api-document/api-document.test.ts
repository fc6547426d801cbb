import { gunzipSync } from 'node:zlib';
import { request as ask } from 'node:http';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../../domain/contract/all-endpoints.ts';
import { makeApiDocument } from '../../openapi/document.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll({
  config: {
    productTitle: 'Quiet Harbour',
    publicUrl: 'https://inside.example.org',
    smtpUrl: 'smtp://mail.inside',
  },
});

const get = (path: string, headers: Record<string, string> = {}) => server.request('GET', path, { headers });

/** As it comes over the wire: `fetch` would unpack it. */
const raw = (path: string, headers: Record<string, string>) =>
  new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
    ask(`${server.url}${path}`, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'], bytes: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });

describe.each(['/api/openapi.json', '/api/docs'])('%s', (path) => {
  it('is there for everyone, and kept until it changes', async () => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
    const etag = String(answer.headers.get('etag'));
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const known of [etag, `"x", ${etag}`, '*']) {
      const kept = await get(path, { 'If-None-Match': known });
      expect([kept.status, kept.text]).toEqual([304, '']);
    }
    expect((await get(path, { 'If-None-Match': 'W/"other"' })).status).toBe(200);
  });

  it('is packed for who takes that', async () => {
    const plain = await raw(path, { 'Accept-Encoding': 'identity' });
    const packed = await raw(path, { 'Accept-Encoding': 'gzip' });
    expect([plain.encoding, packed.encoding]).toEqual([undefined, 'gzip']);
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(packed.bytes.length).toBeLessThan(60_000);
  });

  it('tells nothing of this installation, and no version of what runs', async () => {
    const { text } = await get(path);
    expect(text).not.toMatch(/Quiet Harbour|inside\.example|mail\.inside|node_modules|postgres|fastify/i);
    expect(text.replaceAll('3.1.1', '')).not.toMatch(/\b\d+\.\d+\.\d+\b/);
  });

  it('refuses who does not take its type', async () => {
    expect((await get(path, { Accept: 'image/png' })).status).toBe(406);
  });
});

it('the document that is sent is the one that is made from the contract', async () => {
  const { body, headers } = await get('/api/openapi.json');
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(body).toEqual(JSON.parse(JSON.stringify(makeApiDocument())));
});

it('the page has every call, no script, and a policy that lets nothing in but its own style', async () => {
  const { text, headers } = await get('/api/docs');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox$/,
  );
  expect(text).not.toMatch(/<script|<img|<link|<iframe|\son\w+=|javascript:|https?:/i);
  expect(text.match(/<details id="/g)).toHaveLength(allEndpoints.length);
});
