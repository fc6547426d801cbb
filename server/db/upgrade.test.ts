import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { byField } from '../../domain/person-fields.ts';
import { workListKinds } from '../../domain/work-lists.ts';
import { decryptAnswers } from '../security/encryption/answers-column.ts';
import { loadCipher } from '../security/encryption/load-cipher.ts';
import { decryptPersonal, personalColumns } from '../security/encryption/personal-columns.ts';
import { decryptPushKey } from '../security/encryption/secret-columns.ts';
import { encryptEarlier } from '../security/encryption/encrypt-earlier.ts';
import { readConfig } from '../config/config.ts';
import { isLong } from '../test/long-form.ts';
import { filesHolding } from '../test/raw-search.ts';
import { schemaText } from '../test/schema-text.ts';
import { ownFiles, secrets, startUpgrade } from '../test/upgrades.ts';
import type { Upgrade } from '../test/upgrades.ts';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './test-database.ts';

let upgrade: Upgrade;

type Row = Record<string, unknown>;

async function allRows(): Promise<Record<string, Row[]>> {
  const { rows: tables } = await upgrade.database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const content: Record<string, Row[]> = {};
  for (const { name } of tables) {
    const { rows } = await upgrade.database.pool.query<Row>(`select * from ${name} as t order by t.*::text`);
    content[name] = rows;
  }
  return content;
}

const columnsOf = (row: Row | undefined) => Object.keys(row ?? {});

/** The same rows with only these columns, in an order of their own. */
function only(rows: readonly Row[], columns: readonly string[]): string[] {
  return rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted();
}

/** Of each person the last questionnaire or mood, as an employee. */
function lastRecords({ users = [], moods = [] }: Record<string, Row[]>): Row[] {
  return users.flatMap(({ id, role, last_assessment_at: assessed }) => {
    const logged = moods.filter(({ user_id: of }) => of === id).map(({ created_at: at }) => at);
    const times = [...logged, assessed].filter((at) => at instanceof Date).map((at) => at.getTime());
    return role === 'employee' && times.length > 0 ? [{ user_id: id, last_at: new Date(Math.max(...times)) }] : [];
  });
}

async function upgradeInHere(clearLog?: () => Promise<void>): Promise<ReturnType<typeof loadCipher>> {
  await migrate(upgrade.database.pool);
  const config = { ...readConfig({}), dataDir: upgrade.dataDir };
  const opened = await loadCipher({ db: upgrade.database.db, config, now: () => new Date() });
  const options = { onStep: () => () => undefined, stopping: new AbortController().signal, clearLog };
  await encryptEarlier({ db: upgrade.database.db, cipher: opened.cipher }, options);
  return opened;
}

/** What the kinds of reminder have fields for had columns. */
function inColumns({ chosen, anchors, ...row }: Row): Record<string, unknown> {
  const ofKinds = Object.entries(anchors ?? {}).map(([kind, at]) => [`${kind}_anchor`, at]);
  return { ...row, ...(chosen as object | undefined), ...Object.fromEntries(ofKinds) };
}

/** People had the names of their entries. */
function named(person: Row, { work_list_entries: entries = [] }: Record<string, Row[]>): Row {
  const nameOf = (id: unknown) => entries.find((entry) => entry['id'] === id)?.['name'] ?? null;
  return { ...person, ...byField(workListKinds, (kind) => nameOf(person[kind])) };
}

describe('an upgrade that is broken off before its last step, and goes on at the next start', () => {
  let before: Record<string, Row[]>;
  let earlier: { files: string; statistics: string };
  let cipher: Awaited<ReturnType<typeof upgradeInHere>>['cipher'];
  let cleared = 0;
  beforeAll(async () => {
    upgrade = await startUpgrade();
    before = await allRows();
    const { folder, statistics } = await ownFiles(upgrade.database);
    earlier = { files: filesHolding(folder, secrets(upgrade.published)).join('\n'), statistics };
    await expect(upgradeInHere(() => Promise.reject(new Error('power cut')))).rejects.toThrow('power cut');
    const clearLog = async () => {
      cleared += 1;
    };
    ({ cipher } = await upgradeInHere(clearLog));
    await upgradeInHere(clearLog);
  });
  afterAll(() => upgrade.end());

  test('makes up for that step, once', () => expect(cleared).toBe(1));

  test('every row is kept, what is private is encrypted and can be read, and the tables are those of a new database', async () => {
    const after = await allRows();
    // What is encrypted or hashed, and what 149 ends because nothing reads it.
    const gone: Partial<Record<string, string[]>> = {
      users: ['phone', 'ailments'],
      assessments: ['answers', 'idempotency_key'],
      moods: ['idempotency_key'],
      push_state: ['private_key'],
      reminder_settings: ['updated_at'],
      reminder_preferences: ['updated_at'],
    };
    // What waits is in one table since 137, and upgrade-mails.test.ts sends it.
    const { reset_requests: asked = [], ...others } = before;
    expect(asked).toHaveLength(1);
    expect(only(after['outbox'] ?? [], ['address', 'asked_at'])).toEqual(only(asked, ['email', 'requested_at']));
    expect(Object.keys(after)).toEqual(expect.arrayContaining(Object.keys(others)));
    // What is counted from the records is counted again; the statistics below show it.
    const derived = ['migrations', 'day_scores', 'day_moods', 'day_counts_state'];
    // Attempts were counted under hashes that anyone can make: they go, see 102.
    const ended = ['attempts'];
    for (const [name, rows] of Object.entries(others).filter(([table]) => ![...derived, ...ended].includes(table))) {
      expect(rows.length, `${name} is filled`).toBeGreaterThan(0);
      const columns = columnsOf(rows[0]).filter(
        (column) => ![...(gone[name] ?? []), 'last_assessment_at'].includes(column),
      );
      const now = (after[name] ?? []).map((row) => inColumns(name === 'users' ? named(row, after) : row));
      expect(only(now, columns), name).toEqual(only(rows, columns));
    }
    for (const name of ended) expect([before[name]?.length, after[name]], name).toEqual([1, []]);
    const last = lastRecords(before);
    expect(last.length).toBeGreaterThan(0);
    expect(only(after['last_records'] ?? [], ['user_id', 'last_at'])).toEqual(only(last, ['user_id', 'last_at']));
    const { db } = upgrade.database;
    const people = await db
      .selectFrom('users')
      .select(['id', 'email', ...personalColumns])
      .execute();
    const opened = people.map((row) => ({ email: row.email, ...decryptPersonal(cipher, row) }));
    const personal = ['email', 'phone', 'ailments'];
    expect(only(opened, personal)).toEqual(only(before['users'] ?? [], personal));
    const records = await db.selectFrom('assessments').select(['user_id as userId', 'id', 'answers']).execute();
    expect(records).toHaveLength(upgrade.published.crowd + 1);
    const answers = records.map((row) => ({ id: row.id, answers: decryptAnswers(cipher, row) }));
    expect(only(answers, ['id', 'answers'])).toEqual(only(before['assessments'] ?? [], ['id', 'answers']));
    const state = await db.selectFrom('push_state').selectAll().executeTakeFirstOrThrow();
    expect(decryptPushKey(cipher, state.private_key)).toBe(upgrade.published.pushKeys.privateKey);

    const fresh = await createTestDatabase();
    try {
      expect(await schemaText(upgrade.database.pool)).toEqual(await schemaText(fresh.pool));
    } finally {
      await fresh.drop();
    }
  });

  test('nothing that was in the clear stands in the files of the tables', async () => {
    // The search finds all of it as the published version has stored it.
    expect(earlier.files).toContain(`${earlier.statistics}: canary-ailment-5b1d`);
    for (const secret of secrets(upgrade.published).filter((one) => !one.includes('"')))
      expect(earlier.files).toContain(secret);
    expect(filesHolding((await ownFiles(upgrade.database)).folder, secrets(upgrade.published))).toEqual([]);
  });
});

// Each waits for another transaction.
describe.runIf(isLong)('an upgrade', () => {
  beforeEach(async () => {
    upgrade = await startUpgrade();
  });
  afterEach(() => upgrade.end());

  test.each([
    ['reads here', () => upgrade.database.connection, 'select'],
    ['writes in another database', () => inject('testCluster'), 'select pg_current_xact_id()'],
  ] as const)(
    'what a transaction that %s could still see is not left in the files',
    async (_, connection, statement) => {
      const other = new pg.Client(connection());
      await other.connect();
      try {
        await other.query('begin isolation level repeatable read');
        await other.query(statement);
        await migrate(upgrade.database.pool);
        const upgraded = upgradeInHere();
        // Encrypting is over as soon as none of these is left; where nothing waits, their table is gone soon after.
        const left = () =>
          upgrade.database.pool.query('select from unsealed_values').then(
            ({ rowCount }) => rowCount,
            () => 0,
          );
        await expect.poll(left).toBe(0);
        await setTimeout(1000);
        await other.query('rollback');
        await upgraded;
      } finally {
        await other.end();
      }
      expect(filesHolding((await ownFiles(upgrade.database)).folder, secrets(upgrade.published))).toEqual([]);
    },
  );
});
