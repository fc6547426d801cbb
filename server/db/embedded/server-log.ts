import { closeSync, openSync, readSync, renameSync, statSync, truncateSync } from 'node:fs';

const keepAtStart = 2_000_000;
const keepWhileRunning = 10_000_000;

/** Each connection that ends with the database writes some 600 bytes: behind the reason there may be a hundred of them. */
const longestRead = 1_000_000;

export function setLongLogAside(path: string) {
  if (sizeOf(path) > keepAtStart) renameSync(path, `${path}.1`);
}

/** Keeps the log from filling the disk during years of running. The server appends, so cutting it is safe. */
export function boundServerLog(path: string): () => void {
  const timer = setInterval(() => {
    if (sizeOf(path) > keepWhileRunning) truncateSync(path);
  }, 3_600_000);
  timer.unref();
  return () => clearInterval(timer);
}

/** The first line that tells why a running server has ended or begun again, among those written since `from`. */
export function reasonOfLoss(path: string, from: number): string | undefined {
  const line = linesSince(path, from).find((text) => /PANIC:|terminated by signal|shutdown request/.test(text));
  return line?.replace(/^.*?(?:PANIC|LOG):\s*/, '');
}

/** What a caller who asks too early is told: it explains nothing. */
const tooEarly = /the database system is (?:starting up|not yet accepting connections|shutting down|in recovery)/;

/** The last line that tells why the server ended, among those written since `from` (a byte position). */
export function lastFault(path: string, from: number): string | undefined {
  const lines = linesSince(path, from).filter((line) => !tooEarly.test(line));
  const fault = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1);
  return fault?.replace(/^.*?(FATAL|PANIC):\s*/, '');
}

/** Of a long log its end. */
function linesSince(path: string, from: number): string[] {
  // Looked at once: the server writes on meanwhile, and what came first tells the reason.
  const end = sizeOf(path);
  // Past its end it was cut since then.
  const length = Math.min(end - (from > end ? 0 : from), longestRead);
  if (length <= 0) return [];
  const tail = Buffer.alloc(length);
  const file = openSync(path, 'r');
  readSync(file, tail, 0, length, end - length);
  closeSync(file);
  return tail.toString('utf8').split('\n').filter(Boolean);
}

export const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
