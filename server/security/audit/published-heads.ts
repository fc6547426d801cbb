import { open, readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { describeFault } from '../../core/fault-description.ts';
import type { Job } from '../../jobs/periodic-job.ts';
import type { SecurityContext } from '../context.ts';
import { evidenceSources, findHead } from './evidence.queries.ts';
import type { PublishedHead } from './verify-evidence.ts';

type Needs = Pick<SecurityContext, 'db' | 'log' | 'config' | 'now'>;

const hourMs = 3_600_000;

const lineSchema = z.object({
  heads: z.array(
    z.object({
      list: z.enum(evidenceSources),
      seq: z.int(),
      hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
});

/**
 * The end of each chain goes to where who can write to the database can't change it any more: the log, and a file that a
 * second system reads. Once a line is there, nothing before it can be changed, removed or cut off unseen.
 */
async function publishHeads({ db, log, config, now }: Needs): Promise<void> {
  const heads = await Promise.all(
    evidenceSources.map(async (list) => {
      const { seq, hash } = await findHead(db, list);
      return { list, seq, hash: hash.toString('hex') };
    }),
  );
  log.info({ event: 'audit_heads', heads });
  if (config.auditHeadFile === undefined) return;
  try {
    await appendSafely(config.auditHeadFile, `${JSON.stringify({ time: now().toISOString(), heads })}\n`);
  } catch (error) {
    log.error({ event: 'audit_heads_not_written', fault: describeFault(error) });
  }
}

/** Written to the disk before it returns, and on a line of its own also where a power cut has broken off the one before. */
async function appendSafely(path: string, line: string): Promise<void> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const end = size > 0 ? (await file.read(Buffer.alloc(1), 0, 1, size - 1)).buffer.toString() : '\n';
    await file.appendFile(end === '\n' ? line : `\n${line}`);
    await file.sync();
  } finally {
    await file.close();
  }
}

export interface PublishedHeads {
  /** Oldest first. */
  heads: PublishedHead[];
  /** The numbers of lines that are none, such as one that a power cut has broken off. */
  broken: number[];
}

/** Every head of a file. Throws where no line is one. */
export async function readHeads(path: string): Promise<PublishedHeads> {
  const lines = (await readFile(path, 'utf8')).split('\n').map((text, place) => ({ text, number: place + 1 }));
  const written = lines.filter(({ text }) => text.trim() !== '');
  const broken: number[] = [];
  const heads = written.flatMap(({ text, number }) => {
    try {
      return headsIn(text);
    } catch {
      broken.push(number);
      return [];
    }
  });
  if (broken.length > 0 && broken.length === written.length) throw new Error('no line of it is one');
  return { heads, broken };
}

function headsIn(line: string): PublishedHead[] {
  const { heads } = z.parse(lineSchema, JSON.parse(line));
  return heads
    .filter(({ seq }) => seq > 0)
    .map(({ list, seq, hash }) => ({ source: list, seq, hash: Buffer.from(hash, 'hex') }));
}

/** First not an hour after a start: one that is killed every half hour would never say it. */
export const publishingHeads: Job<Needs> = {
  name: 'audit_heads',
  everyMs: hourMs,
  firstAfterMs: 10_000,
  work: publishHeads,
};
