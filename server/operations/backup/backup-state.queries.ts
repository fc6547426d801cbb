import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { isMissingTable } from '../../db/violations.ts';

interface NotedBackup {
  /** The moment that it shows. */
  madeAt: Date;
  bytes: number;
}

interface BackupAge {
  /** Since the moment that the newest backup shows, by the database's clock. */
  seconds: number;
  /** How long its file is. */
  bytes: number;
}

/** The hour in the organisation's zone after which the daily backup is made. */
const dailyHour = 2;

/** A process that was killed is followed by another after so long. */
const claimMinutes = 5;

/** One that failed is tried again after so long. */
const againMinutes = 30;

const isDue = (
  zone: string,
) => sql<boolean>`(daily_begun_at is null or daily_begun_at > clock_timestamp() or daily_begun_at <
  (date_trunc('day', (clock_timestamp() at time zone ${zone}) - make_interval(hours => ${dailyHour}))
    + make_interval(hours => ${dailyHour})) at time zone ${zone})`;

/**
 * Takes the daily backup on, where it is due and no other process has: by the database's clock. Returns when it began,
 * undefined where there is nothing to do. A time that is yet to come was noted by a clock that had jumped, and counts for
 * nothing: so it is the time of the look, not of the question, which may have waited for another's claim.
 */
export async function claimDaily(db: Kysely<Database>, zone: string): Promise<Date | undefined> {
  const { rows } = await sql<{ now: Date }>`
    update backup_state set claimed_until = clock_timestamp() + make_interval(mins => ${claimMinutes})
    where (claimed_until is null or claimed_until not between
        clock_timestamp() and clock_timestamp() + make_interval(mins => ${claimMinutes}))
      and (failed_at is null or failed_at not between
        clock_timestamp() - make_interval(mins => ${againMinutes}) and clock_timestamp())
      and ${isDue(zone)}
    returning clock_timestamp() as now`.execute(db);
  return rows[0]?.now;
}

/**
 * Takes on what was made and not handed over (`BACKUP_AFTER`), half an hour after the last try. Returns when that backup
 * began, undefined where there is nothing to do.
 */
export async function claimHandOver(db: Kysely<Database>, zone: string): Promise<Date | undefined> {
  const { rows } = await sql<{ begun: Date }>`
    update backup_state set claimed_until = clock_timestamp() + make_interval(mins => ${claimMinutes})
    where (claimed_until is null or claimed_until not between
        clock_timestamp() and clock_timestamp() + make_interval(mins => ${claimMinutes}))
      and failed_at not between clock_timestamp() - make_interval(mins => ${againMinutes}) and clock_timestamp()
      and not ${isDue(zone)}
    returning daily_begun_at as begun`.execute(db);
  return rows[0]?.begun;
}

/** Says that it is still under way. */
export async function keepClaim(db: Kysely<Database>): Promise<void> {
  await sql`update backup_state set claimed_until = now() + make_interval(mins => ${claimMinutes})
    where claimed_until is not null`.execute(db);
}

/** `isHandOverDue`: that is still to be done under the same claim, and counts as failed where the process that has that ends before. */
export async function noteDaily(
  db: Kysely<Database>,
  begunAt: Date,
  { isHandOverDue }: { isHandOverDue: boolean },
): Promise<void> {
  await db
    .updateTable('backup_state')
    .set({
      daily_begun_at: begunAt,
      failed_at: isHandOverDue ? begunAt : null,
      ...(!isHandOverDue && { claimed_until: null }),
    })
    .execute();
}

/** It was handed over; nothing is left to do until the next one. */
export async function endHandOver(db: Kysely<Database>): Promise<void> {
  await db.updateTable('backup_state').set({ claimed_until: null, failed_at: null }).execute();
}

/** `isFault`: else it was only stopped, and the next start may begin again. */
export async function endClaim(db: Kysely<Database>, { isFault }: { isFault: boolean }): Promise<void> {
  await db
    .updateTable('backup_state')
    .set({ claimed_until: null, ...(isFault && { failed_at: sql<Date>`now()` }) })
    .execute();
}

/** Of any kind. An earlier schema has no place for it. */
export async function noteBackup(db: Kysely<Database>, { madeAt, bytes }: NotedBackup): Promise<void> {
  await db
    .updateTable('backup_state')
    .set({ made_at: madeAt, bytes })
    .execute()
    .catch((error: unknown) => {
      if (!isMissingTable(error)) throw error;
    });
}

interface BackupTrouble {
  /** The last try to make the daily one, or to hand it over, failed. */
  hasFailed: boolean;
  /** It is time for it. */
  isOverdue: boolean;
  /** Someone is making it, or handing it over. */
  isUnderWay: boolean;
  /** When the last daily one was begun that ended well. */
  lastBegunAt: Date | null;
}

const isClaimed = sql<boolean>`coalesce(claimed_until > clock_timestamp(), false)`;

/** What is wrong with the daily backup, as far as the database knows. */
export async function findBackupTrouble(db: Kysely<Database>, zone: string): Promise<BackupTrouble> {
  const { rows } = await sql<BackupTrouble>`
    select failed_at is not null and not (failed_at = daily_begun_at and ${isClaimed}) as "hasFailed",
      ${isDue(zone)} as "isOverdue",
      ${isClaimed} as "isUnderWay",
      daily_begun_at as "lastBegunAt"
    from backup_state`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('backup_state has no row');
  return found;
}

/** How old the newest backup is, daily or by command, whichever machine made it; undefined where there never was one. */
export async function findBackupAge(db: Kysely<Database>): Promise<BackupAge | undefined> {
  const { rows } = await sql<BackupAge>`
    select greatest(0, extract(epoch from now() - made_at))::float8 as seconds, coalesce(bytes, 0) as bytes
    from backup_state where made_at is not null`.execute(db);
  return rows[0];
}
