import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import type { Log } from './log.ts';

let lines: string[];
let log: Log;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  lines = [];
  const stream = new PassThrough();
  stream.on('data', (part: Buffer) => lines.push(...part.toString().trim().split('\n')));
  log = createLog({ logLevel: 'info' }, stream);
});
afterEach(() => {
  vi.useRealTimers();
});
const entries = () => lines.map((line) => JSON.parse(line));

/** What a call says while the disk of the database is full. */
function failOnce(): void {
  log.warn({ event: 'database_away', fault: { name: 'DatabaseError', code: '53100', stack: undefined } });
  log.warn({ event: 'call', method: 'POST', route: '/api/mood', status: 503, ms: 2 });
}

test('D5: a disk that is full for a minute and asked 4,000 times is four lines, with how many there were', async () => {
  for (let time = 0; time < 4000; time += 1) failOnce();
  expect(lines).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  const told = entries().slice(2);
  expect(told.map(({ more }) => more)).toEqual([3999, 3999]);
  for (const { msg } of told) expect(msg).toBe('and 3999 more in the last minute');
  expect(lines.join('\n').length).toBeLessThan(2000);
});

test('minute after minute it is one line each, and once it is over the next one is said at once', async () => {
  for (let minute = 0; minute < 3; minute += 1) {
    for (let time = 0; time < 10; time += 1) failOnce();
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(entries().filter(({ event }) => event === 'database_away')).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(120_000);
  const before = lines.length;
  failOnce();
  expect(lines).toHaveLength(before + 2);
});

test('operator 7: 70 runs of 11 jobs that fail while the database is frozen are one line and another a minute later, which says how many jobs wait', async () => {
  // As each of them meets it: a connection that does not come, one that was ended, a statement that was.
  const faults = [
    { name: 'Error', message: 'timeout exceeded when trying to connect' },
    { name: 'DatabaseSilent', message: 'the database does not answer', code: 'EK002' },
    { name: 'DatabaseError', code: '57014' },
    { name: 'Error', message: 'connect EAGAIN', code: 'EAGAIN' },
  ];
  const fail = (run: number) => log.error({ event: 'job_failed', job: `job-${run % 11}`, fault: faults[run % 4] });
  for (let run = 0; run < 70; run += 1) fail(run);
  expect(entries()).toEqual([expect.objectContaining({ event: 'job_failed', job: 'job-0' })]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toHaveLength(2);
  expect(entries()[1]).toMatchObject({ event: 'job_failed', jobs: 11, more: 69 });
  expect(entries()[1].job).toBeUndefined();
  // One that fails by itself is another fault.
  log.error({ event: 'job_failed', job: 'job-3', fault: { name: 'TypeError', message: 'x is not a function' } });
  expect(entries()[2]).toMatchObject({ job: 'job-3', fault: { name: 'TypeError' } });
});

test('two faults of different places are two lines, also while many of one come', () => {
  const fault = (place: string) => ({ event: 'fault', fault: { name: 'Error', stack: [place] } });
  for (let time = 0; time < 100; time += 1) log.error(fault('at a'));
  log.error(fault('at b'));
  expect(entries().map((entry) => entry.fault.stack[0])).toEqual(['at a', 'at b']);
});

test('fifty thousand mails that fail alike are twenty lines and their number, and no one’s id is beside the number', async () => {
  for (let time = 0; time < 50_000; time += 1)
    log.warn({ event: 'mail_failed', user: `person-${time}`, fault: { name: 'Error', code: 'ECONNREFUSED' } });
  expect(lines).toHaveLength(20);
  log.warn({ event: 'mail_failed', user: 'another', fault: { name: 'Error', code: 'EAUTH' } });
  expect(lines).toHaveLength(21);
  await vi.advanceTimersByTimeAsync(60_000);
  const last = entries().at(-1);
  expect(last).toMatchObject({ event: 'mail_failed', more: 49_980 });
  expect(last).not.toHaveProperty('user');
});

test('what is about one thing each is said each time', () => {
  for (let time = 0; time < 30; time += 1) log.warn({ event: 'slowed', kind: 'login-email' });
  expect(lines).toHaveLength(30);
});
