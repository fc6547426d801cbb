import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { freePort } from '../../test/free-port.ts';
import { serveMetrics } from './serve-metrics.ts';

const token = 'a-token-of-more-than-twenty';
const headers = { Authorization: `Bearer ${token}`, Connection: 'close' };

/** That the program has this port: server/process/workers/workers.test.ts. */
test('the port of the figures has nothing else, and is on this machine alone', async () => {
  const port = await freePort();
  const settings = readConfig({ METRICS_PORT: String(port), METRICS_TOKEN: token });
  onTestFinished(await serveMetrics(settings, async () => 'evenkeel_processes 2\n'));
  const at = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${at}/metrics`, { headers });
  expect([answer.status, await answer.text()]).toEqual([200, 'evenkeel_processes 2\n']);
  expect((await fetch(`${at}/metrics`)).status).toBe(401);
  expect((await fetch(`${at}/metrics`, { method: 'POST', headers })).status).toBe(405);
  for (const path of ['/', '/api/health', '/metrics/x']) expect((await fetch(at + path, { headers })).status).toBe(404);
  const elsewhere = Object.values(networkInterfaces())
    .flat()
    .find((place) => place?.family === 'IPv4' && !place.internal);
  if (elsewhere) await expect(fetch(`http://${elsewhere.address}:${port}/metrics`, { headers })).rejects.toThrow();
});
