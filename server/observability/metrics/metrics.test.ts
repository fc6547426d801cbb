import { request as rawRequest } from 'node:http';
import AggregatorRegistry from 'prom-client/lib/cluster.js';
import Counter from 'prom-client/lib/counter.js';
import Histogram from 'prom-client/lib/histogram.js';
import Registry from 'prom-client/lib/registry.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { figureOf } from '../../test/figure-of.ts';
import { settleEverybody } from '../../test/marked-person.ts';
import { promtool, whyNoPromtool } from '../../test/promtool.ts';
import { serverForAll, startTestServer } from '../../test/test-server.ts';
import { gauge, registry } from './registry.ts';

const token = 'a-token-of-more-than-twenty';
const server = serverForAll({ config: { metricsToken: token } });

const scrape = () => server.request('GET', '/metrics', { token });

/** As a stranger would, with any method. */
const send = (method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = rawRequest(`${server.url}${path}`, { method, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', reject).end();
  });

describe('who may read the figures', () => {
  test('without a token in the settings there is no such address', async () => {
    const other = await startTestServer();
    const answer = await other.request('GET', '/metrics', { token });
    expect(answer.text).not.toContain('evenkeel_');
    // It may be the page, which says that there is no such place.
    expect(answer.headers.get('content-type')).not.toContain('text/plain');
    await other.close();
  });

  test.each([undefined, 'wrong', `${token}x`, token.slice(1), ''])('a stranger with %j may not', async (given) => {
    const headers: Record<string, string> = given === undefined ? {} : { Authorization: `Bearer ${given}` };
    const answer = await server.request('GET', '/metrics', { headers });
    expect([answer.status, answer.text]).toEqual([401, '']);
  });

  test('a token in the address opens nothing, and a caller that has it reads', async () => {
    expect((await server.request('GET', `/metrics?token=${token}`)).status).toBe(401);
    const answer = await scrape();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    [{ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, 'METRICS_TOKEN: is needed'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: must have 20'],
    [{ METRICS_PORT: 'x' }, 'METRICS_PORT: must be a whole number'],
  ])('a port that other machines reach needs one: %j', (settings, fault) => {
    expect(() => readConfig(settings)).toThrow(fault);
  });
});

describe('the figures', () => {
  test.skipIf(whyNoPromtool !== '')(`are text that Prometheus itself finds no fault with${whyNoPromtool}`, async () => {
    await server.request('GET', '/api/health');
    const { text } = await scrape();
    expect(() => promtool(['check', 'metrics'], { input: text })).not.toThrow();
  });

  test('have each answer by method, route and status, with its time', async () => {
    const series = 'evenkeel_http_requests_total{method="GET",route="/api/auth/me",status="401"}';
    await server.request('GET', '/api/auth/me');
    const labels = 'method="GET",route="/api/auth/me"';
    const { text: earlier } = await scrape();
    const before = figureOf(earlier, series);
    const all = (of: string) => figureOf(of, `evenkeel_http_request_seconds_count{${labels}}`);
    for (let time = 0; time < 3; time += 1) await server.request('GET', '/api/auth/me');
    const { text } = await scrape();
    expect(figureOf(text, series) - before).toBe(3);
    // Other files of tests count in the same process.
    expect(all(text) - all(earlier)).toBe(3);
    expect(figureOf(text, `evenkeel_http_request_seconds_bucket{le="+Inf",${labels}}`)).toBe(all(text));
    expect(figureOf(text, `evenkeel_http_request_seconds_sum{${labels}}`)).toBeGreaterThan(0);
  });

  test('trust 8: do not tell a test from a mood or a safety plan: all that records has one label', async () => {
    const series = 'evenkeel_http_requests_total{method="POST",route="record",status="401"}';
    const { text: earlier } = await scrape();
    await server.request('POST', '/api/assessment');
    await server.request('POST', '/api/mood');
    await server.request('PUT', '/api/safety-plan');
    await server.request('DELETE', '/api/mood/1');
    const { text } = await scrape();
    expect(figureOf(text, series) - (earlier.includes(series) ? figureOf(earlier, series) : 0)).toBe(4);
    expect(text).not.toMatch(/method="(?:POST|PUT|DELETE)",route="\/api\/(?:assessment|results|mood|safety|call-back)/);
  });

  test('have the slots, and what was refused for want of one', async () => {
    const { text } = await scrape();
    expect(figureOf(text, 'evenkeel_slots{work="passwords"}')).toBe(2);
    expect(figureOf(text, 'evenkeel_slots_used{work="passwords"}')).toBe(0);
  });

  test('no address and no method of a stranger becomes a label', async () => {
    await send('GET', '/api/nothing');
    const { text: before } = await scrape();
    const words = Array.from({ length: 30 }, (_, place) => `x${place}${Math.random().toString(36).slice(2)}`);
    for (const word of words) {
      await send('GET', `/${word}`);
      await send('GET', `/api/${word}?${word}=${word}`);
      await send('GET', `/api/auth/reset-password/${word}`);
      await send('DELETE', `/${word}/%22%7D%0A/${word}`);
    }
    for (const method of ['PURGE', 'LOCK', 'MKCOL', 'PROPFIND', 'M-SEARCH']) await send(method, `/api/${words[0]}`);
    const { text } = await scrape();
    for (const word of words) expect(text).not.toContain(word);
    expect(text).not.toMatch(/PURGE|LOCK|MKCOL|PROPFIND|SEARCH/);
    expect(text.split('\n').length - before.split('\n').length).toBeLessThan(60);
  });
});

test('several processes: what is counted is added, what each says alike is not, and histograms keep their shape', async () => {
  onTestFinished(() => registry.removeSingleMetric('g'));
  const told = [3, 5].map(async (value) => {
    const own = { help: 'A', registers: [new Registry()] };
    new Counter({ ...own, name: 'a', labelNames: ['x'] }).inc({ x: '1' }, value);
    const histogram = new Histogram({ ...own, name: 'h', buckets: [1, 2] });
    for (let one = 1; one <= value; one += 1) histogram.observe(one);
    gauge({ name: 'g', help: 'G', across: 'max' }, () => value);
    const figures = await Registry.merge([...own.registers, registry]).getMetricsAsJSON();
    return JSON.parse(JSON.stringify(figures.filter(({ name }) => name.length === 1)));
  });
  const text = await AggregatorRegistry.aggregate(await Promise.all(told)).metrics();
  expect(text.split('\n').filter((line) => /^[^#]/.test(line))).toEqual([
    'a{x="1"} 8',
    'h_bucket{le="1"} 2',
    'h_bucket{le="2"} 4',
    'h_bucket{le="+Inf"} 8',
    'h_sum 21',
    'h_count 8',
    'g 5',
  ]);
});

test('what is not known is no zero', async () => {
  const names = ['one', 'each'];
  onTestFinished(() => names.forEach((name) => registry.removeSingleMetric(name)));
  let known: number | undefined;
  gauge({ name: 'one', help: 'One.' }, () => known);
  gauge({ name: 'each', help: 'Each.', labels: ['x'] }, () => (known === undefined ? undefined : [[['a'], known]]));
  const nothing = ['# HELP one One.\n# TYPE one gauge', '# HELP each Each.\n# TYPE each gauge'];
  const read = () => Promise.all(names.map((name) => registry.getSingleMetricAsString(name)));
  expect(await read()).toEqual(nothing);
  known = 0;
  expect(await read()).toEqual([`${nothing[0]}\none 0`, `${nothing[1]}\neach{x="a"} 0`]);
  known = undefined;
  expect(await read()).toEqual(nothing);
});

test('after all that a person can do, the figures know none of them', async () => {
  const own = await startTestServer({ config: { metricsToken: token } });
  const { you, admins } = await settleEverybody(own);
  await own.request('GET', `/api/admin/employees?q=marked-mail@example.org`, { token: admins.token });
  await own.request('POST', '/api/auth/login', {
    body: { email: 'marked-mail@example.org', password: 'Wrong#Word77' },
  });
  await own.request('POST', '/api/auth/forgot-password', { body: { email: 'marked-mail@example.org' } });
  const { text: whole } = await own.request('GET', '/metrics', { token });
  // A count or a time may happen to be any number.
  const text = whole.replaceAll(/ [\d.e+-]+$/gm, '');
  expect(text).toContain('route="/api/admin/employee-details/:id"');
  expect(text).not.toMatch(/marked|example\.org|Tribal|1987|70000|71111|evk_|127\.0\.0\.1|happy|sad\b|PHQ|GAD-7/i);
  for (const secret of [you.user.id, you.token, admins.token, admins.user.id, token])
    expect(text).not.toContain(secret);
  await own.close();
});
