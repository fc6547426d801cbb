import { expect, test } from 'vitest';
import { checkServerFeatures } from './imports.ts';
import { checkEnvironment, checkPlaces, checkSizes } from './places.ts';

const file = (path: string, text: string) => [{ path, text }];

test('a server feature imports no other one, neither a value nor a type', () => {
  const text = "import type { A } from '../auth/a.ts';\nimport { b } from './b.ts';\n";
  expect(checkServerFeatures(file('server/features/report/report.ts', text))).toEqual([
    'server/features/report/report.ts imports server/features/auth/a.ts',
  ]);
});

test('only config.ts reads the environment, by whichever name', () => {
  for (const text of ['process.env.PORT', "import { env } from 'node:process';", "process['env']"]) {
    expect(checkEnvironment(file('server/app.ts', text)), text).toEqual(['server/app.ts']);
    expect(checkEnvironment(file('server/config.ts', text)), text).toEqual([]);
  }
});

test('every kind of storage of the browser has its places', () => {
  for (const text of ['localStorage.a', 'sessionStorage.a', 'indexedDB.open()', 'caches.open()', 'document.cookie']) {
    expect(checkPlaces(file('client/ui/card.tsx', text)), text).toEqual(['client/ui/card.tsx touches browser storage']);
  }
});

test('a questionnaire is named in its entry, in messages and in the demo alone', () => {
  for (const text of ["type === 'GAD-7'", 'type === "PHQ-9"', '`PHQ-9`']) {
    expect(checkPlaces(file('client/ui/card.tsx', text)), text).toEqual(['client/ui/card.tsx names a questionnaire']);
    expect(checkPlaces(file('domain/instruments/who5.ts', text)), text).toEqual([]);
  }
});

test('a file has at most 300 lines, a test too', () => {
  expect(checkSizes(file('e2e/a.spec.ts', '\n'.repeat(300)))).toEqual([]);
  expect(checkSizes(file('e2e/a.spec.ts', '\n'.repeat(301)))).toEqual(['e2e/a.spec.ts']);
});
