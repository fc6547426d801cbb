import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { EvidenceSource } from '../../db/tables/evidence.ts';
import { decryptAuditSecret, encryptAuditSecret } from '../encryption/secret-columns.ts';
import type { ColumnCipher } from '../encryption/cipher.ts';
import { noLink } from './link.ts';
import type { EvidenceRow, Link, Truncation } from './link.ts';

export const evidenceSources: readonly EvidenceSource[] = ['action', 'security', 'opening'];

interface Store {
  db: Kysely<Database>;
  cipher: ColumnCipher;
}

/** Undefined where nothing has been linked yet. */
export async function findLinkKey({ db, cipher }: Store): Promise<Buffer | undefined> {
  const row = await db.selectFrom('audit_secrets').select('content').executeTakeFirst();
  return row && Buffer.from(decryptAuditSecret(cipher, row.content), 'base64');
}

/** If several processes make it at once, the first one's counts. */
export async function linkKeyOf({ db, cipher }: Store): Promise<Buffer> {
  const known = await findLinkKey({ db, cipher });
  if (known) return known;
  await db
    .insertInto('audit_secrets')
    .values({ content: encryptAuditSecret(cipher, randomBytes(32).toString('base64')) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await findLinkKey({ db, cipher });
  if (!stored) throw new Error('the key of the links was not stored');
  return stored;
}

/** An instant as it is hashed. The functions are named in full: no other one can be put in their place. */
const text = (instant: RawBuilder<unknown>) =>
  sql`pg_catalog.to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

interface SourceTable {
  name: string;
  fixed: RawBuilder<string>;
  cuttable: RawBuilder<string>;
  /** Who a row is about, as the list of those who may be erased names them. */
  about: RawBuilder<string>;
}

const at = text(sql`event.at`);

const tables: Record<EvidenceSource, SourceTable> = {
  action: {
    name: 'audit_events',
    fixed: sql`pg_catalog.jsonb_build_array('action', event.id, ${at}, event.actor_id, event.action, event.person_id,
      event.route, event.request_id)::text`,
    cuttable: sql`coalesce(event.salt::text, '') || event.detail::text`,
    about: sql`event.person_id`,
  },
  security: {
    name: 'security_events',
    fixed: sql`pg_catalog.jsonb_build_array('security', event.id, ${at}, event.person_id, event.action, event.route,
      event.request_id, event.times, event.detail)::text`,
    cuttable: sql`''`,
    about: sql`null::uuid`,
  },
  opening: {
    name: 'access_log',
    fixed: sql`pg_catalog.jsonb_build_array('opening', event.id, ${at}, event.admin_id, event.person_id, event.policy)::text`,
    // What is in there is sealed, and a change of the key seals it again.
    cuttable: sql`pg_catalog.concat(event.reason is not null, event.admin_then is not null)`,
    about: sql`event.person_id`,
  },
};

/** What is left of `cuttable` once a person is erased. */
export const cutDown: Record<EvidenceSource, string> = { action: '{}', security: '', opening: 'ff' };

/** One process links at a time. False where another is at it. */
export async function holdLinking(db: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(7233031) as held`.execute(db);
  return rows[0]?.held === true;
}

export interface Head {
  seq: number;
  hash: Buffer;
}

/** The end of a list's chain. */
export async function findHead(db: Kysely<Database>, source: EvidenceSource): Promise<Head> {
  const { rows } = await sql<Head>`
    (select seq, hash from audit_links where source = ${source} order by seq desc limit 1)
    union all (select to_seq, hash from audit_stumps where source = ${source} order by from_seq desc limit 1)
    order by seq desc limit 1`.execute(db);
  return rows[0] ?? { seq: 0, hash: noLink };
}

export async function readLinkTime(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ time: string }>`select ${text(sql`now()`)} as time`.execute(db);
  return rows[0]?.time ?? '';
}

/** Whether anything has no link yet. */
export async function isAnythingWaiting(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('audit_waiting').select('event_id').limit(1).executeTakeFirst()) !== undefined;
}

/** The oldest that have no link yet. */
export async function findWaiting(db: Kysely<Database>, source: EvidenceSource, limit: number): Promise<EvidenceRow[]> {
  const { name, fixed, cuttable } = tables[source];
  const { rows } = await sql<EvidenceRow>`
    select event.id as "eventId", ${fixed} as fixed, ${cuttable} as cuttable
    from audit_waiting as waiting join ${sql.table(name)} as event on event.id = waiting.event_id
    where waiting.source = ${source} order by event.at, event.id limit ${limit}`.execute(db);
  return rows;
}

export async function insertLinks(
  db: Transaction<Database>,
  source: EvidenceSource,
  links: readonly (Link & { eventId: number })[],
): Promise<void> {
  const [first] = links;
  if (!first) return;
  await sql`select link_evidence(${source}, ${links.map(({ eventId }) => eventId)}::bigint[], ${first.seq},
    ${first.linkedAt}::timestamptz, ${links.map(({ detailHash }) => detailHash)}::bytea[],
    ${links.map(({ hash }) => hash)}::bytea[])`.execute(db);
}

export interface StoredLink extends Link {
  eventId: number;
  /** The row itself; null where it is not there any more. */
  fixed: string | null;
  cuttable: string | null;
  /** Whether the person that it is about was erased, and the list says so. */
  isErased: boolean;
}

/** Links in order, behind `after`, with the rows that they stand for. */
export async function findLinks(
  db: Kysely<Database>,
  source: EvidenceSource,
  { after, limit }: { after: number; limit: number },
): Promise<StoredLink[]> {
  const { name, fixed, cuttable, about } = tables[source];
  const { rows } = await sql<StoredLink>`
    select link.source, link.seq, link.event_id as "eventId", ${text(sql`link.linked_at`)} as "linkedAt",
      link.detail_hash as "detailHash", link.hash,
      case when event.id is not null then ${fixed} end as fixed,
      case when event.id is not null then ${cuttable} end as cuttable,
      ${about} is not null and not exists (select from users where users.id = ${about})
        and exists (
          select from audit_events as erasure where erasure.person_id = ${about} and erasure.action = 'account_erased')
        as "isErased"
    from (
      select * from audit_links where source = ${source} and seq > ${after} order by seq limit ${limit}
    ) as link left join ${sql.table(name)} as event on event.id = link.event_id
    order by link.seq`.execute(db);
  return rows;
}

export async function findTruncations(
  db: Kysely<Database>,
  source: EvidenceSource,
): Promise<(Truncation & { signature: Buffer })[]> {
  const { rows } = await sql<Truncation & { signature: Buffer }>`
    select source, from_seq as "from", to_seq as "to", hash, ${text(sql`removed_at`)} as "removedAt", signature
    from audit_stumps where source = ${source} order by from_seq`.execute(db);
  return rows;
}

interface Unlinked {
  /** Rows that no trigger has put in line: they were brought in around it. */
  strange: number[];
  /** Rows that were removed before they had a link. */
  lost: number[];
  waiting: number;
}

/** What has no link, in one view of the tables. */
export async function findUnlinked(db: Kysely<Database>, source: EvidenceSource): Promise<Unlinked> {
  const { name } = tables[source];
  const { rows } = await sql<Unlinked>`
    select
      array(select event.id from ${sql.table(name)} as event
        where not exists (select from audit_links where source = ${source} and event_id = event.id)
          and not exists (select from audit_waiting where source = ${source} and event_id = event.id)
        order by event.id limit 5) as strange,
      array(select waiting.event_id from audit_waiting as waiting where waiting.source = ${source}
        and not exists (select from ${sql.table(name)} as event where event.id = waiting.event_id)
        order by waiting.event_id limit 5) as lost,
      (select count(*) from audit_waiting where source = ${source}) as waiting`.execute(db);
  return rows[0] ?? { strange: [], lost: [], waiting: 0 };
}

export async function countLinks(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from audit_links`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What an erased person's rows said of them goes; the rows stay, and so do their links. */
export async function forgetEvidenceAbout(db: Transaction<Database>, personId: string): Promise<void> {
  await sql`select forget_evidence_about(${personId}::uuid)`.execute(db);
}

/** Runs of links whose rows are over since `before`, oldest first. */
export async function findOverLinks(
  db: Kysely<Database>,
  source: EvidenceSource,
  { before, limit }: { before: Date; limit: number },
): Promise<{ from: number; to: number; hash: Buffer }[]> {
  const { name } = tables[source];
  const gone = {
    action: sql`not exists (select from users where users.id = coalesce(event.person_id, event.actor_id))`,
    opening: sql`not exists (select from users where users.id = event.person_id)`,
    security: sql`true`,
  }[source];
  const { rows } = await sql<{ from: number; to: number; hash: Buffer }>`
    select min(seq) as "from", max(seq) as "to", (array_agg(hash order by seq desc))[1] as hash from (
      select link.seq, link.hash, link.seq - row_number() over (order by link.seq) as run
      from ${sql.table(name)} as event join audit_links as link on link.source = ${source} and link.event_id = event.id
      where event.at < ${before} and ${gone} order by link.seq limit ${limit}
    ) as over_since group by run order by 1`.execute(db);
  return rows;
}

export async function removeEvidence(
  db: Transaction<Database>,
  { source, from, to, removedAt }: Truncation,
  { first, signature }: { first: number; signature: Buffer },
): Promise<void> {
  await sql`select remove_old_evidence(${source}, ${first}, ${to}, ${from}, ${removedAt}::timestamptz, ${signature})`.execute(
    db,
  );
}
