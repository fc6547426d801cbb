import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { encryptedColumns } from '../security/encryption/encrypted-columns.ts';
import { serverForAll } from '../test/test-server.ts';

const server = serverForAll();

const document = readFileSync(join(import.meta.dirname, '../../docs/data-classes.md'), 'utf8');
const [rulesPart = '', columnsPart = ''] = document.split('## Every column');

/** Each column by `table.column`, with its class. */
const written = [...columnsPart.matchAll(/^\| `(\w+)` \| (\w+) \| (.+) \|$/gm)].flatMap(
  ([, table, kind = '', columns = '']) =>
    [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => ({ place: `${table}.${column}`, kind })),
);
const rules = [...rulesPart.matchAll(/^\| ([a-z]+) \|(.+)\|$/gm)]
  .map(([, kind = '', cells = '']) => ({ kind, cells: cells.split(' | ').map((cell) => cell.trim()) }))
  .filter(({ kind }) => kind !== 'class');
const ofKind = (wanted: string) => written.filter(({ kind }) => kind === wanted).map(({ place }) => place);

async function stored(): Promise<{ place: string; type: string }[]> {
  const { rows } = await sql<{ place: string; type: string }>`
    select table_name || '.' || column_name as place, data_type as type from information_schema.columns
    where table_schema = 'public'`.execute(server.owner);
  return rows;
}

test('ASVS 14.1.1: each column of the database has its class in docs/data-classes.md, and stands there once', async () => {
  const places = (await stored()).map(({ place }) => place);
  expect(places.length).toBeGreaterThan(300);
  expect(written.map(({ place }) => place).toSorted()).toEqual(places.toSorted());
});

test('ASVS 14.1.2: each class says how it is stored, logged, given out and kept', () => {
  expect(new Set(written.map(({ kind }) => kind))).toEqual(new Set(rules.map(({ kind }) => kind)));
  for (const { kind, cells } of rules) {
    expect([kind, cells.length]).toEqual([kind, 5]);
    for (const cell of cells) expect(cell).toMatch(/\w{2}/);
  }
});

test('ASVS 14.2.4: what is in the class sealed is what is encrypted, and every other class stores none of it', () => {
  expect(ofKind('sealed').toSorted()).toEqual(
    encryptedColumns.map(({ table, column }) => `${table}.${column}`).toSorted(),
  );
});

test('ASVS 14.2.4: a secret is a hash where the product made it, never a text that opens something', async () => {
  const types = new Map((await stored()).map(({ place, type }) => [place, type]));
  // A push service's own, which has to be sent back to it as it is; and texts in which Argon2 names its cost.
  const asItCame = /^push_subscriptions\.(?:endpoint|p256dh|auth)$|\.password_hash$|^test_mails\.settings_hash$/;
  const texts = ofKind('secret').filter((place) => types.get(place) !== 'bytea' && !asItCame.test(place));
  expect(texts).toEqual([]);
});

test('ASVS 6.4.2: there is no column for a hint of a password or for a secret question', async () => {
  const places = (await stored()).map(({ place }) => place);
  expect(
    places.filter((place) =>
      /hint|secret_(?:question|answer)|security_question|reminder_word|mother|maiden|pet/.test(place),
    ),
  ).toEqual([]);
});
