import { expect, test } from 'vitest';
import { readRecords, readStored } from './own-records.ts';

const early = '2026-11-01T08:00:00Z';
const late = '2026-11-15T08:00:00Z';

test('records stand in order of time, and one that says nothing else is a whole one', () => {
  const careful = { partial: true, language: 'hi' as const, calls_for_care: true, care_waits: true };
  const newest = { id: '2', created_at: late, total_score: 4, ...careful };
  expect(readRecords([newest, { created_at: early, total_score: 9 }])).toEqual([
    { created_at: early, total_score: 9, partial: false, language: 'en', calls_for_care: null, care_waits: false },
    newest,
  ]);
});

test('a score and an instant come as numbers or text, and a record without one of them is left out', () => {
  const received = [
    { created_at: Date.parse(late), total_score: '4' },
    { created_at: early, total_score: null },
    { created_at: 'some day', total_score: 3 },
    null,
    { created_at: null, total_score: 3 },
    { created_at: early, total_score: 9, id: 7, partial: null, language: null },
  ];
  expect(readRecords(received as never)).toMatchObject([
    { id: '7', created_at: early, total_score: 9, partial: false, language: 'en' },
    { created_at: '2026-11-15T08:00:00.000Z', total_score: 4 },
  ]);
});

test.each([
  [undefined, null],
  ['stored', null],
  [{ msg: 'Stored.' }, { msg: 'Stored.' }],
  [
    { id: 7, total_score: '4', created_at: 'now' },
    { id: '7', total_score: 4 },
  ],
  [
    { total_score: null, created_at: Date.parse(late), partial: false },
    { created_at: '2026-11-15T08:00:00.000Z', partial: false },
  ],
])('the answer %o to a submission says %o', (answer, said) => {
  expect(readStored(answer as never)).toEqual(said);
});
test('a score that comes as text is a number, and what has none is left out', () => {
  const received = [
    { created_at: late, total_score: '12' },
    { created_at: early, total_score: null },
  ];
  expect(readRecords(received as never).map(({ total_score }) => total_score)).toEqual([12]);
});
