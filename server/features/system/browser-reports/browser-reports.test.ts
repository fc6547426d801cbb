import { describe, expect, it } from 'vitest';
import { browserReports } from '../../../../domain/contract/browser-reports.ts';
import { personLimits } from '../../../../domain/person-limits.ts';
import { securityHeaders } from '../../../http/security-headers.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll();

const older = {
  'csp-report': {
    'document-uri': 'https://evenkeel.test/reset-password/SeCrEtToKeN?name=Asha',
    referrer: 'https://mail.test/inbox/asha@example.org',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    'blocked-uri': 'https://evil.test/steal.js?who=asha@example.org',
    'source-file': 'https://evenkeel.test/assets/main.js',
    'script-sample': 'alert("Asha Rani")',
  },
};
const newer = {
  type: 'csp-violation',
  age: 10,
  url: 'https://evenkeel.test/admin/employee-history/zebra',
  user_agent: 'Asha’s browser',
  body: {
    documentURL: 'https://evenkeel.test/admin/employee-history/zebra',
    effectiveDirective: 'style-src-attr',
    blockedURL: 'inline',
    sample: 'color: Asha Rani',
  },
};

const send = (body: unknown, type = 'application/reports+json') =>
  server.request(browserReports.method, browserReports.path, {
    raw: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': type },
  });

const logged = () => server.logLines().filter((line) => line.includes('"policy_violation"'));

describe('ASVS 3.4.7: a report of a browser', () => {
  it('is asked for by the policy of the page: by its newer name where the page is reached over https', () => {
    const plain = securityHeaders('/', { publicUrl: 'http://localhost:3000' });
    expect(plain['Content-Security-Policy']).toMatch(/; report-uri \/api\/browser-reports$/);
    expect(plain).not.toHaveProperty('Reporting-Endpoints');
    const secure = securityHeaders('/', { publicUrl: 'https://evenkeel.test' });
    expect(secure['Content-Security-Policy']).toMatch(/; report-uri \/api\/browser-reports; report-to browser$/);
    expect(secure['Reporting-Endpoints']).toBe('browser="/api/browser-reports"');
  });

  it('is one line of the log, without addresses, names and samples', async () => {
    expect((await send(older, 'application/csp-report')).status).toBe(200);
    expect((await send([newer, { type: 'deprecation', body: { id: 'x' } }])).status).toBe(200);
    expect(logged().map((line) => JSON.parse(line))).toMatchObject([
      { directive: 'script-src-elem', blocked: 'https://evil.test', page: '/reset-password' },
      { directive: 'style-src-attr', blocked: 'inline', page: '/admin' },
    ]);
    // No part of the random id of a call is one of these.
    expect(logged().join()).not.toMatch(/asha|secret|zebra|steal|mail/i);
  });

  it('can write nothing else into the log, however long and strange it is', async () => {
    const before = logged().length;
    const line = '\r\n{"level":"fatal","event":"crashed"}\u001B[31m';
    const strange = { effectiveDirective: line, blockedURL: `https://${'x'.repeat(1000)}.test/`, documentURL: line };
    await send(Array.from({ length: 20 }, () => ({ type: 'csp-violation', body: strange })));
    const lines = logged().slice(before);
    expect(lines).toHaveLength(5);
    for (const one of lines) {
      expect(one.length).toBeLessThan(400);
      expect(JSON.parse(one)).toMatchObject({ level: 'warn', directive: 'unknown', page: 'unknown' });
    }
  });

  it.each(['', '{', '7', 'null', '{}', '[7]', '{"csp-report":7}'])(
    'that is %j is refused, and logged by no line',
    async (raw) => {
      const before = logged().length;
      expect((await send(raw)).status).toBe(400);
      expect(logged()).toHaveLength(before);
    },
  );

  it('is refused as anything else, and where it is long', async () => {
    for (const type of ['text/csv', 'text/plain', 'application/xml'])
      expect((await send([newer], type)).status).toBe(415);
    expect((await send([{ ...newer, more: 'x'.repeat(40_000) }])).status).toBe(413);
    expect((await send([newer], 'application/json')).status).toBe(400);
    const answer = await server.request('POST', '/api/mood', {
      raw: '[]',
      headers: { 'Content-Type': 'application/csp-report' },
    });
    expect(answer.status).toBe(401);
  });

  it('ASVS 2.4.1: is refused with 429 where an address sends too many', async () => {
    let last = await send([newer]);
    for (let time = 0; time < personLimits['browser-reports'] && last.status !== 429; time += 1)
      last = await send([newer]);
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '3600']);
  });
});
