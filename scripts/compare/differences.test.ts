import { expect, test } from 'vitest';
import { differencesOf, withoutMoment } from './differences.ts';

test('what differs is told by its path, with both values', () => {
  const one = [{ name: 'Asha', moods: ['calm'] }];
  const other = [{ name: 'Usha', moods: ['calm', 'sad'] }];
  expect(differencesOf(one, other)).toEqual(['[0].name: "Asha" | "Usha"', '[0].moods[1]: undefined | "sad"']);
  expect(differencesOf({ a: null }, {})).toEqual(['.a: null | undefined']);
  expect(differencesOf([1, 2], [2, 1])).toHaveLength(2);
});

test('the order of keys is told where nothing else differs', () => {
  expect(differencesOf({ a: 1, b: { c: 1, d: 2 } }, { a: 1, b: { d: 2, c: 1 } })).toEqual([
    '.b: the order of its keys',
  ]);
});

test('moments and ids that two servers give within two minutes are the same, others are not', () => {
  const at = '2026-11-23T10:00:00.000Z';
  expect(differencesOf({ at }, { at: '2026-11-23T10:01:59.000Z' })).toEqual([]);
  expect(differencesOf({ at }, { at: '2026-11-23T10:02:01.000Z' })).toHaveLength(1);
  expect(differencesOf(1_790_000_000_000_000, 1_790_000_000_500_000)).toEqual([]);
  expect(differencesOf('1790000000000000', '1790000000500000')).toEqual([]);
  expect(differencesOf(`Name,${at}\r\n`, 'Name,2026-11-23T10:01:00.000Z\r\n')).toEqual([]);
  expect(differencesOf(`Name,${at}\r\n`, 'Mood,2026-11-23T10:01:00.000Z\r\n')).toHaveLength(1);
  expect(differencesOf('2026-11-23', '2026-11-24')).toHaveLength(1);
  expect(differencesOf(12, 13)).toEqual([': 12 | 13']);
});

test('a file is the same whenever it was made', () => {
  const pdf = (at: string, text: string) =>
    Buffer.from(`<< /CreationDate (D:${at}) >> 51 0 obj\n(D:${at})\nendobj /ID [<${at}> <${at}>] ${text}`);
  expect(withoutMoment(pdf('2026', 'GAD-7'))).toBe(withoutMoment(pdf('2027', 'GAD-7')));
  expect(withoutMoment(pdf('2026', 'GAD-7'))).not.toBe(withoutMoment(pdf('2026', 'PHQ-9')));
});
