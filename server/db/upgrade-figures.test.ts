import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateUpTo } from '../test/earlier-schema.ts';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  await migrateUpTo(database.pool, '106');
  await database.pool.query(`insert into figure_blocks (kind, first_day, cells, score_sum, moods) values
    ('GAD-7', '2026-01-26', '{40,30,15,8}', -300, null),
    ('PHQ-9', '2026-01-26', '{3,-1,2,1}', 12, null),
    ('mood', '2026-01-26', '{20,21,-2,10,4}', 0, '{happy,calm,neutral,sad,angry}'),
    ('people', '2026-01-26', '{97}', 0, null)`);
  await migrate(database.pool);
});

afterAll(() => database.drop());

test('blocks that are made keep their numbers, added up: none is drawn a second time', async () => {
  const { rows: blocks } = await database.pool.query('select first_day::text, took_part, smallest from figure_blocks');
  // The questionnaire that hardly anyone answers does not decide.
  expect(blocks).toEqual([{ first_day: '2026-01-26', took_part: 97, smallest: 14 }]);
  const { rows } = await database.pool.query('select kind, answered, raised from figure_block_kinds order by kind');
  expect(rows).toEqual([
    { kind: 'GAD-7', answered: 93, raised: 23 },
    { kind: 'PHQ-9', answered: 5, raised: 3 },
    { kind: 'mood', answered: 53, raised: 14 },
  ]);
});
