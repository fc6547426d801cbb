import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callsTo } from '../../server/test/calls-to.ts';
import { clearAfterDeath } from '../../server/test/clear-after-death.ts';
import { registration } from '../../server/test/people.ts';
import { startWriters } from '../kills/writers.ts';
import { ways } from './ways.ts';
import type { Away } from './ways.ts';

/** How long the database is away. What each way does in a few seconds, the tests of `server/db` and `server/operations/disk` show in `npm test`. */
const awaySeconds = 25;

let folder: string;
let endWatch: () => void;
let away: Away | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-away-'));
  endWatch = clearAfterDeath(folder);
});
afterEach(async () => {
  await away?.close();
  away = undefined;
  rmSync(folder, { recursive: true, force: true });
  endWatch();
});

async function register(address: string): Promise<string> {
  const { status, body } = await callsTo(address)('POST', '/api/auth/register', { body: registration() });
  expect(status).toBe(201);
  return String(body.token);
}

async function storedOf(address: string, token: string): Promise<string[]> {
  const stored: { id: string }[] = (await callsTo(address)('GET', '/api/mood', { token })).body;
  return stored.map(({ id }) => id);
}

test.each(ways)(
  `%s for ${awaySeconds} seconds, with writers: nothing that was acknowledged is lost, and nothing is stored twice`,
  { timeout: 600_000 },
  async (name, start) => {
    away = await start(folder);
    const { server, begin, end } = away;
    const address = await server.ready;
    const token = await register(address);
    const acknowledged = new Map<string, string>();
    const writers = startWriters({ address: () => address, token, prefix: 'away', acknowledged, pauseMs: 250 });
    await writers.written(40);
    const logBefore = server.errors().length;
    await begin();
    await wait(awaySeconds * 1000);
    const before = acknowledged.size;
    await end();
    const endedAt = performance.now();
    await writers.writtenAgain();
    const againMs = Math.round(performance.now() - endedAt);
    await writers.stop();
    const log = server
      .errors()
      .slice(logBefore)
      .split('\n')
      .filter((line) => /"level":"(?:warn|error|fatal)"/.test(line));

    const stored = await storedOf(address, token);
    const ids = new Set(stored);
    const lost = [...acknowledged.values()].filter((id) => !ids.has(id)).length;
    const doubled = stored.length - new Set(acknowledged.values()).size;
    const bytes = log.reduce((sum, line) => sum + line.length, 0);
    process.stdout.write(
      `away: ${name}: ${JSON.stringify({
        acknowledged: acknowledged.size,
        whileAway: before,
        lost,
        doubled,
        answers: Object.fromEntries(writers.answers),
        longestMs: Math.round(writers.longestMs()),
        againMs,
        logLines: log.length,
        logBytes: bytes,
      })}\n`,
    );
    expect([lost, doubled]).toEqual([0, 0]);
    // Each call is answered, and never as a fault of ours.
    expect(new Set(writers.answers.keys())).toEqual(new Set([201, 503]));
    // A few lines for each kind of thing, process and minute, however many calls there were.
    expect(log.length).toBeLessThan(60 + 2 * awaySeconds);
  },
);
