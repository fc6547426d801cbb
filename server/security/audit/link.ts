import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { EvidenceSource } from '../../db/tables/evidence.ts';

/** A row of evidence as it is hashed. */
export interface EvidenceRow {
  eventId: number;
  /** JSON of all that never changes, as `evidence.queries.ts` has it from the database. */
  fixed: string;
  /** What erasing a person takes away, with the salt in front. */
  cuttable: string;
}

export interface Link {
  source: EvidenceSource;
  seq: number;
  /** In UTC, with microseconds. */
  linkedAt: string;
  detailHash: Buffer;
  hash: Buffer;
}

/** Before the first link of a list. */
export const noLink = Buffer.alloc(32);

export const detailHashOf = ({ cuttable }: Pick<EvidenceRow, 'cuttable'>): Buffer =>
  createHash('sha256').update(cuttable).digest();

/** HMAC-SHA-256, so that who can write to the tables, but has not the key of this server, can make no link. */
export function hashOf(
  key: Buffer,
  before: Buffer,
  { source, seq, linkedAt, detailHash }: Omit<Link, 'hash'>,
  { fixed }: Pick<EvidenceRow, 'fixed'>,
): Buffer {
  return createHmac('sha256', key)
    .update(before)
    .update(JSON.stringify(['link', source, seq, linkedAt]))
    .update(detailHash)
    .update(createHash('sha256').update(fixed).digest())
    .digest();
}

export interface Truncation {
  source: EvidenceSource;
  from: number;
  to: number;
  /** Of the last link that was removed. */
  hash: Buffer;
  removedAt: string;
}

export function signatureOf(key: Buffer, { source, from, to, hash, removedAt }: Truncation): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(['stump', source, from, to, removedAt]))
    .update(hash)
    .digest();
}

export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
