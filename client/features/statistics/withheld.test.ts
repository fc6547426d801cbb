import { expect, test } from 'vitest';
import { restNote, spanText, withheldNote } from './withheld.ts';

test('what is withheld is named, and nothing else', () => {
  const bands = [
    { name: 'Minimal', value: 12, withheld: [] },
    { name: 'Mild', value: 0, withheld: ['GAD-7', 'PHQ-9'] },
    { name: 'Severe', value: 6, withheld: ['PHQ-9'] },
  ];
  expect(withheldNote(bands, ({ name }) => name)).toBe('Too few to say: Mild (GAD-7, PHQ-9); Severe (PHQ-9).');
  expect(withheldNote([{ label: 'Angry', withheld: true as const }], ({ label }) => label)).toBe(
    'Too few to say: Angry.',
  );
  expect(withheldNote([{ name: 'Mild' }], ({ name }) => name)).toBeUndefined();
});

test('records without a band of their own are said', () => {
  expect(restNote([{ name: 'Mild', value: 3 }])).toBeUndefined();
  expect(
    restNote([
      { name: 'Mild', value: 3 },
      { name: 'Not shown separately', value: 9 },
    ]),
  ).toBe('Not shown separately: 9.');
});

test('a figure over several days names the first and the last', () => {
  expect(spanText({ date: '2026-11-20' })).toBe('20-11-2026');
  expect(spanText({ date: '2026-11-20', through: '2026-11-26' })).toBe('20-11-2026 to 26-11-2026');
});
