import { expect, test } from 'vitest';
import { severityItems } from './severity-items.ts';

test('all four bands stand in their order, each in its colour, whatever came', () => {
  const items = severityItems([
    { name: 'Severe', value: 5, gad7: 3, phq9: 2 },
    { name: 'Mild', value: 1, gad7: 1, phq9: 0 },
  ]);
  expect(items.map(({ name, value, band }) => [name, value, band])).toEqual([
    ['Minimal', 0, 'minimal'],
    ['Mild', 1, 'mild'],
    ['Moderate', 0, 'moderate'],
    ['Severe', 5, 'severe'],
  ]);
  expect(items[3]?.parts).toEqual([
    { name: 'GAD-7', value: 3 },
    { name: 'PHQ-9', value: 2 },
  ]);
});

test('an answer that does not tell the questionnaires apart has no parts', () => {
  expect(severityItems([{ name: 'Mild', value: 1 }])[1]).toEqual({ name: 'Mild', value: 1, band: 'mild', parts: [] });
});

test('bands of other names are shown as they came, in their order and in the four colours', () => {
  const items = severityItems([
    { name: 'Low', value: 4 },
    { name: 'High', value: 2 },
  ]);
  expect(items.map(({ name, value, band }) => [name, value, band])).toEqual([
    ['Low', 4, 'minimal'],
    ['High', 2, 'mild'],
  ]);
});
