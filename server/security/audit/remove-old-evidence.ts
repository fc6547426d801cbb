import type { EvidenceSource } from '../../db/tables/evidence.ts';
import type { SecurityContext } from '../context.ts';
import {
  evidenceSources,
  findOverLinks,
  findTruncations,
  holdLinking,
  linkKeyOf,
  readLinkTime,
  removeEvidence,
} from './evidence.queries.ts';
import { linkEvents } from './link-events.ts';
import { signatureOf } from './link.ts';

type Needs = Pick<SecurityContext, 'db' | 'cipher'>;

const rowsAtOnce = 5000;

/**
 * Deletes what is older: of actions and openings only what tells of accounts that are gone. Each run of links leaves a
 * signed truncation, so that the chain can still be checked from its first to its last link.
 */
export async function removeOldEvidence(services: Needs, before: Date): Promise<void> {
  // Only what is linked can leave a truncation.
  await linkEvents(services);
  const key = await linkKeyOf(services);
  for (const source of evidenceSources) while (await removeSome(services, { source, before, key }));
}

/** True where there may be more. */
async function removeSome(
  { db }: Needs,
  { source, before, key }: { source: EvidenceSource; before: Date; key: Buffer },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await holdLinking(transaction))) return false;
    const runs = await findOverLinks(transaction, source, { before, limit: rowsAtOnce });
    if (runs.length === 0) return false;
    const removedAt = await readLinkTime(transaction);
    const ends = new Map(
      (await findTruncations(transaction, source)).map((truncation) => [truncation.to, truncation.from]),
    );
    for (const { from: first, to, hash } of runs) {
      // One that ends just before becomes part of this one.
      const truncation = { source, from: ends.get(first - 1) ?? first, to, hash, removedAt };
      await removeEvidence(transaction, truncation, { first, signature: signatureOf(key, truncation) });
    }
    return runs.reduce((sum, { from, to }) => sum + to - from + 1, 0) === rowsAtOnce;
  });
}
