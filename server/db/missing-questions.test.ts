import { expect, test } from 'vitest';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import { serverForAll } from '../test/test-server.ts';
import { addMissingQuestions } from './missing-questions.ts';

const server = serverForAll();

const questions = () =>
  server.services.db.selectFrom('questions').select(['id', 'item', 'is_active']).orderBy('id').execute();

test('an item without a row is asked from now on, and the others stay as an admin has set them', async () => {
  const { db } = server.services;
  await db.updateTable('questions').set({ is_active: false }).where('id', '=', 'gad7-2').execute();
  const before = await questions();
  await db.deleteFrom('questions').where('id', '=', 'phq9-9').execute();
  expect(await questions()).toHaveLength(15);
  await addMissingQuestions(db);
  await addMissingQuestions(db);
  expect(await questions()).toEqual(before);
});

test('the database leaves it to the program which questionnaires there are', async () => {
  const { db } = server.services;
  const row = { id: 'who5-1', type: 'WHO-5' as InstrumentType, item: 1, changed_at: null };
  const { type } = await db.insertInto('questions').values(row).returning('type').executeTakeFirstOrThrow();
  expect(type).toBe('WHO-5');
});
