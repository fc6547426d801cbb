import { expect, test } from 'vitest';
import { dayOfRecord, readDetails } from './read-details.ts';

const assessment = { type: 'GAD-7', score: 4, severity: 'Minimal' };

test.each([
  ['2026-11-20T20:00:00.000Z', '2026-11-21'],
  ['2026-11-20', '2026-11-20'],
  ['20-11-2026', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
])('a date that comes as %s is of the day %s', (date, day) => {
  const { assessments, moods } = readDetails({
    name: 'Asha',
    assessments: [{ ...assessment, date }],
    moods: [{ date, mood: '😄' }],
  });
  expect([...assessments, ...moods].map((record) => dayOfRecord(record.date, 'Asia/Kolkata'))).toEqual([day, day]);
});

test('a calendar day is the same in every zone', () => {
  expect(dayOfRecord('2026-11-20', 'America/New_York')).toBe('2026-11-20');
});

test('types are matched after trimming and upper-casing, scores may be text, and what cannot be read is left out', () => {
  const date = '2026-11-20';
  const received = [
    { ...assessment, date, type: ' gad-7 ', score: '4' },
    { ...assessment, date, score: null },
    { ...assessment, date: 'some day' },
    { ...assessment, date, type: 'other' },
  ];
  const { assessments } = readDetails({ name: 'Asha', assessments: received });
  expect(assessments).toEqual([
    { ...assessment, date },
    { ...assessment, date, score: null },
  ]);
});

test('lists that are missing are empty', () => {
  expect(readDetails({ name: 'Asha', moods: null })).toEqual({ name: 'Asha', assessments: [], moods: [] });
});

test('an entry that cannot be read is left out alone', () => {
  const date = Date.parse('2026-11-20T08:00:00Z');
  const received = {
    name: 'Asha',
    assessments: [{ ...assessment, date, type: null }, null, { ...assessment, date, severity: null, score: 'many' }],
    moods: [
      { date: null, mood: '😄' },
      { date, mood: null },
      { date, mood: '😄' },
    ],
  };
  expect(readDetails(received as never)).toEqual({
    name: 'Asha',
    assessments: [{ ...assessment, date: '2026-11-20T08:00:00.000Z', severity: '', score: null }],
    moods: [{ date: '2026-11-20T08:00:00.000Z', mood: '😄' }],
  });
});
