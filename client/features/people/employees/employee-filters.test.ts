import { expect, test } from 'vitest';
import { citiesIn, statesOf } from './employee-filters.tsx';

const places = [
  { state: 'Odisha', city: 'Gopalpur' },
  { state: 'Jharkhand', city: 'Noamundi' },
  { state: 'Odisha', city: 'Athagarh' },
  { state: 'Odisha', city: 'Gopalpur' },
  { state: null, city: null },
];

test('each state stands once, and nobody without one adds to them', () => {
  expect(statesOf(places)).toEqual(['Jharkhand', 'Odisha']);
});

test('cities follow the state', () => {
  expect(citiesIn(places, 'Odisha')).toEqual(['Athagarh', 'Gopalpur']);
  expect(citiesIn(places, '')).toEqual(['Athagarh', 'Gopalpur', 'Noamundi']);
});
