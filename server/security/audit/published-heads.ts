import { readFile } from 'node:fs/promises';
import { open } from 'node:fs/promises';
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

/** Written to the disk before it returns. */
async function appendSafely(path: string, line: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    await file.appendFile(line);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Every head of a file, oldest first. Throws where a line is none. */
export async function readHeads(path: string): Promise<PublishedHead[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line) =>
    z
      .parse(lineSchema, JSON.parse(line))
      .heads.filter(({ seq }) => seq > 0)
      .map(({ list, seq, hash }) => ({ source: list, seq, hash: Buffer.from(hash, 'hex') })),
  );
}

/** First not an hour after a start: one that is killed every half hour would never say it. */
export const publishingHeads: Job<Needs> = {
  name: 'audit_heads',
  everyMs: hourMs,
  firstAfterMs: 10_000,
  work: publishHeads,
};
