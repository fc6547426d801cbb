import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { EvidenceSource } from '../../db/tables/evidence.ts';
import type { ColumnCipher } from '../encryption/cipher.ts';
import {
  cutDown,
  evidenceSources,
  findHead,
  findLinkKey,
  findLinks,
  findTruncations,
  findUnlinked,
} from './evidence.queries.ts';
import type { Head, StoredLink } from './evidence.queries.ts';
import { detailHashOf, hashOf, isSame, noLink, signatureOf } from './link.ts';
import type { Truncation } from './link.ts';

/** What is wrong with a list, and where it shows first. */
export type Fault =
  | { kind: 'changed' | 'removed' | 'brought_in' | 'late' | 'lost'; source: EvidenceSource; row: number }
  | { kind: 'truncation' | 'gap'; source: EvidenceSource; seq: number }
  | { kind: 'tail'; source: EvidenceSource; seq: number; last: number }
  | { kind: 'head'; source: EvidenceSource; seq: number }
  | { kind: 'no_key' };

export interface Verified {
  faults: Fault[];
  /** Rows that were compared. */
  rows: number;
  /** Rows that were deleted after their year. */
  removed: number;
  /** Rows that wait for their link. */
  waiting: number;
  heads: Record<EvidenceSource, Head>;
}

/** A head as it was published: what came before can't have changed since. */
export interface PublishedHead extends Head {
  source: EvidenceSource;
}

interface Options {
  /** Heads that a second system has kept. */
  published?: readonly PublishedHead[];
  /** Told how many links have been looked at. */
  onLinks?: (done: number) => void;
}

const linksAtOnce = 2000;

/** So far clocks may be apart. */
const dayMs = 86_400_000;

/** The time in a row as it is hashed. */
function timeIn(fixed: string): number {
  const row: unknown = JSON.parse(fixed);
  return Array.isArray(row) ? new Date(String(row[2])).getTime() : Number.NaN;
}

interface Store {
  db: Kysely<Database>;
  cipher: ColumnCipher;
}

/** Walks each list from its first link to its last, as they stand at one moment; of a list the first fault is told. */
export async function verifyEvidence({ db, cipher }: Store, options: Options = {}): Promise<Verified> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((moment) => verifyMoment({ db: moment, cipher }, options));
}

/** The same as part of a transaction, which sees one moment. */
export async function verifyMoment(
  { db, cipher }: Store,
  { published = [], onLinks = () => undefined }: Options = {},
): Promise<Verified> {
  const verified: Verified = { faults: [], rows: 0, removed: 0, waiting: 0, heads: {} as Verified['heads'] };
  const key = await findLinkKey({ db, cipher });
  let done = 0;
  for (const source of evidenceSources) {
    verified.heads[source] = await findHead(db, source);
    const { seq } = verified.heads[source];
    if (!key && (seq > 0 || published.some((head) => head.source === source))) {
      verified.faults.push({ kind: 'no_key' });
      return verified;
    }
    const wanted = published.filter((head) => head.source === source);
    const truncations = await findTruncations(db, source);
    const walk = new Walk({ source, key: key ?? noLink, truncations, published: wanted });
    let fault: Fault | undefined;
    for (let more = linksAtOnce; more === linksAtOnce && !fault;) {
      const links = await findLinks(db, source, { after: walk.seq, limit: linksAtOnce });
      more = links.length;
      done += more;
      fault = walk.passAll(links);
      onLinks(done);
    }
    fault ??= walk.end();
    if (fault) verified.faults.push(fault);
    verified.rows += walk.rows;
    verified.removed += walk.removed;
    const unlinked = await findUnlinked(db, source);
    verified.waiting += unlinked.waiting;
    if (unlinked.strange[0] !== undefined)
      verified.faults.push({ kind: 'brought_in', source, row: unlinked.strange[0] });
    if (unlinked.lost[0] !== undefined) verified.faults.push({ kind: 'lost', source, row: unlinked.lost[0] });
  }
  return verified;
}

interface Way {
  source: EvidenceSource;
  key: Buffer;
  truncations: readonly (Truncation & { signature: Buffer })[];
  published: readonly PublishedHead[];
}

/** Along one list. */
class Walk {
  seq = 0;
  rows = 0;
  removed = 0;
  private hash: Buffer = noLink;
  private linked = -Infinity;
  private linkedBefore = -Infinity;
  private isOfToday = false;
  private readonly way: Way;

  constructor(way: Way) {
    this.way = way;
  }

  passAll(links: readonly StoredLink[]): Fault | undefined {
    for (const link of links) {
      const fault = this.passTruncations(link.seq) ?? this.pass(link);
      if (fault) return fault;
    }
    return undefined;
  }

  /** What is left to be said behind the last link. */
  end(): Fault | undefined {
    const fault = this.passTruncations(Infinity);
    if (fault) return fault;
    const { source, published } = this.way;
    const beyond = published.find(({ seq }) => seq > this.seq);
    return beyond && { kind: 'tail', source, seq: beyond.seq, last: this.seq };
  }

  private passTruncations(before: number): Fault | undefined {
    const { source, key } = this.way;
    for (let next = this.nextTruncation(); next && next.from < before; next = this.nextTruncation()) {
      if (!isSame(signatureOf(key, next), next.signature)) return { kind: 'truncation', source, seq: next.from };
      this.removed += next.to - next.from + 1;
      const fault = this.moveTo(next.to, next.hash);
      if (fault) return fault;
    }
    if (before !== Infinity && before !== this.seq + 1) return { kind: 'gap', source, seq: this.seq + 1 };
    return undefined;
  }

  private nextTruncation() {
    return this.way.truncations.find(({ from }) => from === this.seq + 1);
  }

  private pass(link: StoredLink): Fault | undefined {
    const { source, key } = this.way;
    const { fixed, cuttable, eventId: row } = link;
    if (fixed === null || cuttable === null) return { kind: 'removed', source, row };
    if (!isSame(hashOf(key, this.hash, link, { fixed }), link.hash)) return { kind: 'changed', source, row };
    const isWhole = isSame(detailHashOf({ cuttable }), link.detailHash);
    if (!isWhole && !(link.isErased && cuttable === cutDown[source])) return { kind: 'changed', source, row };
    this.rows += 1;
    if (this.isLate(link.linkedAt, fixed)) return { kind: 'late', source, row };
    return this.moveTo(link.seq, link.hash);
  }

  /**
   * Whether a row says that it is from before links that were made without it. Those of an earlier version are, until
   * the first that was linked when it was written.
   */
  private isLate(linkedAt: string, fixed: string): boolean {
    const [at, linked] = [timeIn(fixed), new Date(linkedAt).getTime()];
    if (linked > this.linked) [this.linkedBefore, this.linked] = [this.linked, linked];
    if (Math.abs(linked - at) < dayMs) this.isOfToday = true;
    return this.isOfToday && at < this.linkedBefore - dayMs;
  }

  private moveTo(seq: number, hash: Buffer): Fault | undefined {
    const { source, published } = this.way;
    this.seq = seq;
    this.hash = hash;
    const isOther = published.some((head) => head.seq === seq && !isSame(head.hash, hash));
    return isOther ? { kind: 'head', source, seq } : undefined;
  }
}
