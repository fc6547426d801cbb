import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { addMissingQuestions } from './missing-questions.ts';
import { refuseUnknownWords } from './stored-words.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  return () => database.drop();
});

const id = '10000000-0000-4000-8000-000000000001';

test.each([
  ['domain/moods.ts', `insert into day_moods (day, mood, count) values ('2026-10-01', 'WORD', 1)`],
  ['domain/instruments/instrument.ts', `insert into questions (id, type, item) values ('old-1', 'WORD', 1)`],
  [
    'domain/roles.ts',
    `insert into users (name, email, password_hash, role, created_at, updated_at) values ('A', 'a@example.org', '', 'WORD', now(), now())`,
  ],
  [
    'domain/visibility/record-policy.ts',
    `insert into record_policies (policy, at, changed_by) values ('WORD', now(), '${id}')`,
  ],
  ['domain/audit-actions.ts', `insert into audit_events (at, actor_id, action) values (now(), '${id}', 'WORD')`],
  [
    'domain/person-fields.ts',
    `insert into work_list_entries (kind, name, name_key, position) values ('WORD', 'One', 'one', 1)`,
  ],
])('a word that %s does not have any more stops the start, and is named', async (file, insert) => {
  const { db } = database;
  await addMissingQuestions(db);
  await refuseUnknownWords(db);
  await sql.raw(insert.replace('WORD', 'gone_word')).execute(db);
  await expect(refuseUnknownWords(db)).rejects.toThrow(`The database holds "gone_word", which is not in ${file}`);
});
