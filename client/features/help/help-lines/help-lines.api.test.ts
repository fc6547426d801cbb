import { expect, test } from 'vitest';
import { defaultHelpLines } from '../../../../domain/help-lines.ts';
import { shownLines } from './help-lines.api.ts';

const line = {
  id: '7',
  position: 1,
  name: 'Our own line',
  numbers: ['1800 123'],
  hours: '9 to 5',
  languages: 'Santali, Hindi',
  note: '',
  source: 'https://example.org',
  verified_on: '2026-11-01',
  stale: false,
};

test('a line says what it is, when, and in which languages, each once', () => {
  expect(shownLines([line])).toEqual([
    { key: '7', name: 'Our own line', about: '9 to 5 · Santali, Hindi', numbers: ['1800 123'] },
  ]);
  const note = 'Free, 9 to 5';
  expect(shownLines([{ ...line, note }])[0]?.about).toBe('Free, 9 to 5 · Santali, Hindi');
});

test('there is always somebody to call', () => {
  for (const nothing of [[], undefined, [{ ...line, numbers: [] }]]) {
    expect(shownLines(nothing).flatMap(({ numbers }) => numbers)).toEqual(['14416', '1800-891-4416', '112']);
  }
});

test('without the server the lines say what it says of them, so that nothing moves when it has answered', () => {
  const stored = defaultHelpLines.map(({ key: id, about: note, numbers, ...known }) => ({
    ...line,
    ...known,
    id,
    note,
    numbers: [...numbers],
  }));
  expect(shownLines([])).toEqual(shownLines(stored));
});
