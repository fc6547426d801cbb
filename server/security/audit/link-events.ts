import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { EvidenceSource } from '../../db/tables/evidence.ts';
import type { Job } from '../../jobs/periodic-job.ts';
import type { SecurityContext } from '../context.ts';
import {
  evidenceSources,
  findHead,
  findWaiting,
  holdLinking,
  isAnythingWaiting,
  insertLinks,
  linkKeyOf,
  readLinkTime,
} from './evidence.queries.ts';
import { detailHashOf, hashOf } from './link.ts';

type Needs = Pick<SecurityContext, 'db' | 'cipher'>;

/** Rows that are linked in one transaction. */
const rowsAtOnce = 1000;

/** Milliseconds between two looks. */
const everyMs = 5000;

/**
 * Links what waits, in the order of its numbers. One process at a time; who writes a row never waits for it. Returns how
 * many were linked here.
 */
export async function linkEvents({ db, cipher }: Needs): Promise<number> {
  // Most looks find nothing, and cost this one statement.
  if (!(await isAnythingWaiting(db))) return 0;
  const key = await linkKeyOf({ db, cipher });
  let linked = 0;
  for (const source of evidenceSources) {
    for (let more = rowsAtOnce; more === rowsAtOnce; linked += more) {
      more = await db.transaction().execute(async (transaction) => {
        if (!(await holdLinking(transaction))) return 0;
        return linkSome(transaction, source, key);
      });
    }
  }
  return linked;
}

async function linkSome(db: Transaction<Database>, source: EvidenceSource, key: Buffer): Promise<number> {
  const rows = await findWaiting(db, source, rowsAtOnce);
  if (rows.length === 0) return 0;
  const linkedAt = await readLinkTime(db);
  let { seq, hash } = await findHead(db, source);
  const links = rows.map((row) => {
    seq += 1;
    const link = { source, seq, linkedAt, detailHash: detailHashOf(row) };
    hash = hashOf(key, hash, link, row);
    return { ...link, hash, eventId: row.eventId };
  });
  await insertLinks(db, source, links);
  return rows.length;
}

export const linkingEvents: Job<Needs> = { name: 'linking', everyMs, work: linkEvents };
