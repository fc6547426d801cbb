import pg from 'pg';
import { expect } from 'vitest';
import type { Migration } from '../db/migrate.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { runMain } from './run-main.ts';

/** Six steps of an upgrade, from its first to its last; some twice where it has fewer. */
export const sixOf = <Step>(steps: readonly Step[]): Step[] =>
  Array.from({ length: 6 }, (_, place) => steps[Math.round((place * (steps.length - 1)) / 5)]).flatMap((step) =>
    step === undefined ? [] : [step],
  );

/** Starts the program, and ends it at once when it has done the work of this step and is about to note it. */
export async function killWithin(
  { number, file }: Migration,
  settings: Record<string, string>,
  { pool, connection }: TestDatabase,
): Promise<void> {
  await pool.query(`create function stand_still() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(1); return new; end'`);
  await pool.query(`create trigger stand_still before insert on migrations for each row
    when (new.number = ${number}) execute function stand_still()`);
  const holder = new pg.Client(connection);
  await holder.connect();
  // It ends with the database where the test fails.
  holder.on('error', () => undefined);
  await holder.query('select pg_advisory_lock(1)');
  const { child, ended, output } = runMain(settings);
  const waiting = `select from pg_locks where locktype = 'advisory' and objid = 1 and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await holder.query(waiting)).rowCount, { message: file }).toBe(1);
  child.kill('SIGKILL');
  await ended;
  expect(output()).not.toContain('ready');
  await holder.end();
  // Waits until the database has undone the step.
  await pool.query('drop function stand_still() cascade');
  const { rowCount } = await pool.query('select from migrations where number = $1', [number]);
  expect(rowCount, file).toBe(0);
}
