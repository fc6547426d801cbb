import { PassThrough } from 'node:stream';
import { createLog } from '../observability/log/log.ts';
import type { Log } from '../observability/log/log.ts';

/** A log that is kept in memory, line by line. */
export function captureLines(): { log: Log; lines: () => Record<string, unknown>[] } {
  const lines: string[] = [];
  const stream = new PassThrough({ encoding: 'utf8' });
  stream.on('data', (text: string) => lines.push(...text.split('\n').filter((line) => line !== '')));
  return { log: createLog({ logLevel: 'debug' }, stream), lines: () => lines.map((line) => JSON.parse(line)) };
}
