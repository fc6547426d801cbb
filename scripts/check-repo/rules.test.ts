import { expect, test } from 'vitest';
import { checkStoredRows } from './stored-rows.ts';
import { checkOldBrowsers } from './old-browsers.ts';
import { checkPlurals } from './plurals.ts';
import { checkDecisions, checkMap } from './documents.ts';
import { checkFeatureMutations } from './feature-mutations.ts';
import { checkImports, checkLanguages } from './imports.ts';
import { checkEnvironment, checkPlaces, checkSizes } from './files.ts';

const file = (path: string, text: string) => [{ path, text }];

test('a feature of the server imports what comes before it, neither a value nor a type of what comes after', () => {
  const text = "import type { A } from '../people/a.ts';\nimport { b } from '../help/b.ts';\n";
  expect(checkImports(file('server/features/moods/moods.ts', text))).toEqual([
    'server/features/moods/moods.ts imports server/features/people/a.ts: that feature comes after it',
  ]);
});

test('only config.ts reads the environment, by whichever name', () => {
  for (const text of ['process.env.PORT', "import { env } from 'node:process';", "process['env']"]) {
    expect(checkEnvironment(file('server/process/app.ts', text)), text).toEqual(['server/process/app.ts']);
    expect(checkEnvironment(file('server/config/config.ts', text)), text).toEqual([]);
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

test('the page uses nothing that its oldest browsers do not have; its tests may', () => {
  for (const text of [
    'a.toSorted()',
    'Map.groupBy(a, b)',
    'Promise.withResolvers()',
    'a.values().map(b)',
    'URL.canParse(a)',
    'URL.parse(a)',
  ]) {
    expect(checkOldBrowsers(file('client/ui/card.tsx', text)), text).toHaveLength(1);
    expect(checkOldBrowsers(file('domain/dates.ts', text)), text).toHaveLength(1);
    expect(checkOldBrowsers(file('client/ui/card.test.tsx', text)), text).toEqual([]);
  }
  expect(checkOldBrowsers(file('client/ui/card.tsx', 'Object.values(a).map(b)'))).toEqual([]);
});

test('a file has at most 300 lines, a test too', () => {
  expect(checkSizes(file('e2e/a.spec.ts', '\n'.repeat(300)))).toEqual([]);
  expect(checkSizes(file('e2e/a.spec.ts', '\n'.repeat(301)))).toEqual(['e2e/a.spec.ts']);
});

test('a decision record is in the index, under a number of its own', () => {
  const index = { path: 'docs/decisions/README.md', text: '- [1. A](001-a.md): accepted' };
  const record = (name: string) => ({ path: `docs/decisions/${name}`, text: '' });
  expect(checkDecisions([index, record('001-a.md')])).toEqual([]);
  expect(checkDecisions([index, record('002-b.md')])).toEqual([
    'docs/decisions/002-b.md is not in docs/decisions/README.md',
  ]);
  expect(checkDecisions([index, record('001-a.md'), record('001-b.md')])).toContain(
    'docs/decisions/001-b.md has the number of another record',
  );
});

const englishTable = { path: 'domain/messages/en.ts', text: "export * as moods from './en/moods.ts';\n" };

test('the server and the domain take no sentence of one language', () => {
  const importing = (path: string, from: string) =>
    checkLanguages([englishTable, { path, text: `import { a } from '${from}';\n` }]);
  const fault = "imports domain/messages/en/moods.ts, and knows nothing of its reader's language";
  expect(importing('server/http/a.ts', '../../domain/messages/en/moods.ts')).toEqual([`server/http/a.ts ${fault}`]);
  expect(importing('server/http/a.ts', '#messages/moods.ts')).toEqual([`server/http/a.ts ${fault}`]);
  expect(importing('domain/dates.ts', './messages/en/moods.ts')).toEqual([`domain/dates.ts ${fault}`]);
  expect(importing('server/http/a.ts', '../../domain/messages/messages.ts')).toEqual([]);
  expect(importing('server/http/a.test.ts', '../../domain/messages/en/moods.ts')).toEqual([]);
  expect(importing('client/ui/a.tsx', '#messages/moods.ts')).toEqual([]);
  const type = "import type { A } from '../en/moods.ts';\n";
  expect(checkLanguages([englishTable, { path: 'domain/messages/hi/moods.ts', text: type }])).toEqual([]);
});

test('what an operator reads is English, on the server alone', () => {
  const keys = "import { a } from '../../domain/messages/en/keys.ts';\n";
  expect(checkLanguages([englishTable, { path: 'server/encryption/a.ts', text: keys }])).toEqual([]);
  expect(
    checkLanguages([englishTable, { path: 'domain/charts/a.ts', text: keys.replace('../domain/', '') }]),
  ).toHaveLength(1);
});

test('a file of sentences that is not in the table of English is found', () => {
  const known = { path: 'domain/messages/en/moods.ts', text: '' };
  const forgotten = { path: 'domain/messages/en/weather.ts', text: '' };
  expect(checkLanguages([englishTable, known, forgotten])).toEqual([
    'domain/messages/en/weather.ts is not in domain/messages/en.ts, so that no other language has to have it',
  ]);
});

test('a sentence for a reader stands in no code of the server', () => {
  const said = ["{ msg: 'You are signed out.' }", '{ subject: `Your new password` }', '{ title: "A short break" }'];
  for (const text of said)
    expect(checkPlaces(file('server/http/a.ts', text)), text).toEqual(['server/http/a.ts says a sentence of its own']);
  expect(checkPlaces(file('server/http/a.ts', 'log.info({ event: "signed_out" }, "A call failed")'))).toEqual([]);
});

test('a language that lacks a form of its numbers is found', () => {
  const polish = (forms: string) =>
    checkPlurals([
      { path: 'domain/messages/pl/locale.ts', text: "export const locale = 'pl';\n" },
      { path: 'domain/messages/pl/moods.ts', text: `plural(count, { ${forms} })` },
    ]);
  expect(polish("one: 'dzień', few: 'dni', many: 'dni', other: 'dnia'")).toEqual([]);
  expect(polish("one: 'dzień', other: 'dni'")).toEqual([
    "domain/messages/pl/moods.ts has no form 'many' in { one: 'dzień', other: 'dni' }",
    "domain/messages/pl/moods.ts has no form 'few' in { one: 'dzień', other: 'dni' }",
  ]);
  const english = { path: 'domain/messages/en/moods.ts', text: "plural(count, { other: 'days' })" };
  expect(checkPlurals([english])).toEqual(["domain/messages/en/moods.ts has no form 'one' in { other: 'days' }"]);
});

test('the map of the house names each room and each loose file, and none that is gone', () => {
  const drawn = (text: string) =>
    checkMap([
      { path: 'ARCHITECTURE.md', text: `\`\`\`\n${text}\n\`\`\`` },
      { path: 'server/http/cookies.ts', text: '' },
      { path: 'server/main.ts', text: '' },
      { path: 'domain/moods.ts', text: '' },
    ]);
  expect(drawn('server/  main.ts\n  http/   cookies')).toEqual([]);
  expect(drawn('server/\n  mail/   mails')).toEqual([
    'ARCHITECTURE.md does not name http/',
    'ARCHITECTURE.md does not name main.ts',
    'ARCHITECTURE.md names mail/, which is gone',
  ]);
});

test('neither side imports the other', () => {
  const from = (path: string, target: string) => checkImports([{ path, text: `import { a } from '${target}';\n` }]);
  expect(from('client/app/main.tsx', '../features/moods/moods.api.ts')).toEqual([]);
  expect(from('server/main.ts', '../client/app/main.tsx')).toHaveLength(1);
  expect(from('client/app/main.tsx', '../../server/process/app.ts')).toHaveLength(1);
});

test('each feature of the server has a mutation, whose text stands in its file once, for a test that npm test runs', () => {
  const texts: Record<string, string> = {
    'server/features/moods/moods.queries.ts': 'where(one) where(two) where(two)',
    'server/features/moods/moods.test.ts': "test('is kept')",
    'e2e/moods.long.spec.ts': "test('is kept')",
  };
  const files = ['moods', 'people'].map((name) => ({ path: `server/features/${name}/${name}.queries.ts`, text: '' }));
  const faults = (search: string, named = 'server/features/moods/moods.test.ts: is kept') =>
    checkFeatureMutations(
      files,
      [{ test: named, file: 'server/features/moods/moods.queries.ts', search, replacement: '' }],
      (path) => texts[path],
    );
  expect(faults('where(one)')).toEqual(['no mutation of people']);
  expect(faults('where(two)')).toContain(
    'server/features/moods/moods.queries.ts has 2 times what a mutation looks for: where(two)',
  );
  expect(faults('where(one)', 'server/features/moods/moods.test.ts: is gone')).toContain(
    "server/features/moods/moods.test.ts has no test 'is gone'",
  );
  expect(faults('where(one)', 'e2e/moods.long.spec.ts: is kept')).toContain(
    'a mutation is for a test that npm test does not run: e2e/moods.long.spec.ts: is kept',
  );
});

test('a feature of the page uses those that stand before it, and each has its place', () => {
  const from = (path: string, target: string) =>
    checkImports([{ path, text: `import type { A } from '${target}';\n` }]);
  expect(from('client/features/people/employees/a.tsx', '../../help/a.ts')).toEqual([]);
  expect(from('client/features/help/a.tsx', '../people/employees/a.ts')).toEqual([
    'client/features/help/a.tsx imports client/features/people/employees/a.ts: that feature comes after it',
  ]);
  expect(from('client/features/weather/a.tsx', '../help/a.ts')).toHaveLength(1);
});

test('a row names its columns, or is made by what does', () => {
  const faultsOf = (code: string) =>
    checkStoredRows([{ path: 'server/a.queries.ts', text: `db.insertInto('users')${code}` }]);
  const found = (name: string) => [`server/a.queries.ts stores ${name} as it comes: name the columns`];
  expect(faultsOf('.values({ id, ...fields })')).toEqual(found('fields'));
  expect(faultsOf('.values(people.map((one) => ({ id, ...one })))')).toEqual(found('one'));
  expect(faultsOf('.set({ ...change.person })')).toEqual(found('change.person'));
  expect(faultsOf('.values(row); const row = { id, ...fields };')).toEqual(found('fields'));
  expect(faultsOf('.values({ ...row, id }); const row = { name, email };')).toEqual([]);
  expect(faultsOf('.values({ ...toRow(cipher, { ...fields }), id, detail: JSON.stringify({ ...detail }) })')).toEqual(
    [],
  );
  expect(faultsOf('.values(line)')).toEqual(found('line'));
  expect(faultsOf('.set(columnsOf(post))')).toEqual(found('columnsOf'));
  expect(faultsOf('.set({ ...columnsOf(post), id })')).toEqual(found('columnsOf'));
  expect(faultsOf('.set(columnsOf(post)); const columnsOf = (post) => ({ ...post, day });')).toEqual(found('post'));
  expect(faultsOf('.set(columnsOf(post)); const columnsOf = (post) => ({ day: post.day });')).toEqual([]);
  expect(faultsOf('.values(rows); const rows = hashes.map((hash) => ({ hash, id }));')).toEqual([]);
  expect(faultsOf('.values(rows); const rows = lines.filter(({ id }) => id);')).toEqual(found('rows'));
  expect(faultsOf('.execute(); seen.set(key, [...others, one])')).toEqual([]);
  expect(faultsOf('.execute(); seen.set(keyOf(one), { ...before })')).toEqual([]);
  expect(faultsOf('.execute(); for (const one of seen.values()) Object.values(columns)')).toEqual([]);
});
