import { beforeEach, expect, it } from 'vitest';
import type { ListImport } from '../../../../domain/contract/work-lists.ts';
import { startingLists } from '../../../../domain/starting-lists.ts';
import { tableTypes } from '../../../../domain/table-types.ts';
import { registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverForEach } from '../../../test/test-server.ts';
import { workbookOf, zipOf } from '../../../test/workbooks.ts';

const server = serverForEach({ now: new Date('2026-11-22T06:00:00Z') });
let admin: SignedInPerson;

beforeEach(async () => {
  admin = await signedInAdmin(server);
});

function send(kind: string, file: string | Uint8Array<ArrayBuffer>, query: Record<string, string> = {}, by = admin) {
  const path = `/api/admin/work-lists/${kind}/import?${new URLSearchParams(query)}`;
  return server.request('POST', path, { token: by.token, raw: file, headers: { 'Content-Type': 'text/csv' } });
}

const preview = async (...given: Parameters<typeof send>): Promise<ListImport> => (await send(...given)).body;
const lists = async () => (await server.request('GET', '/api/work-lists')).body;
const actions = async () =>
  (await server.request('GET', '/api/admin/audit-events', { token: admin.token })).body.map(
    ({ action, detail }: Record<string, unknown>) => [action, detail],
  );

it('shows what a file would do, stores nothing until that is confirmed, and then all of it', async () => {
  const file = 'State;City\r\nOdisha;Puri\r\nodisha;PURI\r\nPunjab;Amritsar\r\nJharkhand;jamshedpur\r\n';
  const shown = await preview('city', file);
  expect(shown).toEqual({
    refusal: null,
    headings: ['State', 'City'],
    columns: { name: 1, within: 0 },
    lines: 4,
    faults: [],
    added: [
      { name: 'Puri', within: 'Odisha' },
      { name: 'Amritsar', within: 'Punjab' },
    ],
    restored: [],
    known: 1,
    plan: expect.any(String),
    stored: false,
  });
  expect(await lists()).toEqual(startingLists);
  const { plan } = shown;
  for (const _ of [1, 2])
    expect(await send('city', file, { plan })).toMatchObject({ status: 200, body: { stored: true } });
  const { state } = await lists();
  expect(state.at(1).cities.at(-1)).toBe('Puri');
  expect(state.at(-1).cities).toEqual(['Amritsar', 'Ludhiana']);
  expect(await actions()).toEqual([['list_imported', { list: 'city', added: '2', restored: '0' }]]);
});

it('reads a workbook as the same list as CSV, sent as either type, and stores it', async () => {
  const file = workbookOf([
    ['State', 'City'],
    ['Odisha', 'Puri'],
    ['Punjab', 'Amritsar'],
  ]);
  const shown = await preview('city', file);
  expect(shown).toEqual(await preview('city', 'State,City\nOdisha,Puri\nPunjab,Amritsar\n'));
  const path = `/api/admin/work-lists/city/import?plan=${shown.plan}`;
  const headers = { 'Content-Type': tableTypes[1] };
  expect(await server.request('POST', path, { token: admin.token, raw: file, headers })).toMatchObject({
    body: { stored: true },
  });
  expect((await lists()).state.at(1).cities.at(-1)).toBe('Puri');
});

it('names each fault by line and column, and stores nothing of such a file', async () => {
  const file = `city,state\nPuri,Odisha\n,Odisha\n${'x'.repeat(81)},Odisha\nPatna,Bihar\nA\u202EB,\nC,Punjab,more\n`;
  const shown = await preview('city', file);
  expect(shown.faults).toEqual([
    { line: 3, column: 1, code: 'required', value: '' },
    { line: 4, column: 1, code: 'too_long', value: 'x'.repeat(81) },
    { line: 5, column: 2, code: 'unknown_state', value: 'Bihar' },
    { line: 6, column: 1, code: 'forbidden_characters', value: 'A\u202EB' },
    { line: 6, column: 2, code: 'required', value: '' },
    { line: 7, column: 3, code: 'surplus_cell', value: 'more' },
  ]);
  expect(await send('city', file, { plan: shown.plan })).toMatchObject({ status: 409, body: { code: 'list_changed' } });
  expect(await lists()).toEqual(startingLists);
  expect(await actions()).toEqual([]);
});

it('takes the columns that are chosen where no heading says so', async () => {
  const file = 'Ort\tLand\nPuri\tOdisha\n';
  expect(await preview('city', file)).toMatchObject({ columns: { name: null, within: null }, added: [] });
  expect(await preview('city', file, { name: '0', within: '1' })).toMatchObject({ added: [{ name: 'Puri' }] });
  expect(await preview('city', file, { name: '7', within: '1' })).toMatchObject({ columns: { name: null }, added: [] });
  expect((await send('city', file, { name: '-1' })).status).toBe(400);
  // Of two words for one list the more exact counts.
  expect(await preview('city', 'name,state\nPuri,Odisha\n')).toMatchObject({ columns: { name: 0, within: 1 } });
  // One column can only be the names.
  expect(await preview('theme', 'Bereich\nWasser\n')).toMatchObject({ added: [{ name: 'Wasser', within: null }] });
});

it('brings back what was retired', async () => {
  const { db } = server.services;
  await db.updateTable('work_list_entries').set({ retired_at: new Date() }).where('name', '=', 'Sports').execute();
  const { plan, restored } = await preview('theme', 'theme\nSPORTS\n');
  expect(restored).toEqual([{ name: 'Sports', within: null }]);
  await send('theme', 'theme\nSPORTS\n', { plan });
  expect((await lists()).theme).toContain('Sports');
});

it('stores no city in a state that is retired: no one could choose it', async () => {
  const { db } = server.services;
  await db.updateTable('work_list_entries').set({ retired_at: new Date() }).where('name', '=', 'Odisha').execute();
  const { faults, added } = await preview('city', 'city,state\nPuri,Odisha\n');
  expect(faults).toEqual([{ line: 2, column: 2, code: 'unknown_state', value: 'Odisha' }]);
  expect(added).toEqual([]);
});

it('says why garbage is no list, with its line', async () => {
  const refusal = async (file: string | Uint8Array<ArrayBuffer>) => (await preview('theme', file)).refusal;
  expect(await refusal('')).toEqual({ code: 'empty', line: 1 });
  expect(await refusal('theme\n')).toMatchObject({ code: 'no-lines' });
  expect(await refusal('theme\nWater\n"Fire\n')).toMatchObject({ code: 'broken-quotes' });
  expect(await refusal(zipOf([{ name: 'letter.xml', content: '<x/>' }]))).toMatchObject({ code: 'workbook' });
  expect(await refusal(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toMatchObject({ code: 'damaged-workbook' });
  expect(await refusal(`theme\n${'Water\n'.repeat(5001)}`)).toEqual({ code: 'too-many-lines', line: 5002 });
  expect((await send('theme', 'x'.repeat(513 * 1024))).status).toBe(413);
  expect(await lists()).toEqual(startingLists);
});

it('refuses what would do something else by now, everyone but admins, and JSON', async () => {
  const { plan } = await preview('theme', 'theme\nWater\n');
  expect((await send('theme', 'theme\nFire\n', { plan })).status).toBe(409);
  expect((await send('theme', 'theme\nWater\n', {}, await registerPerson(server))).status).toBe(403);
  const json = { token: admin.token, body: { theme: 'Water' } };
  expect((await server.request('POST', '/api/admin/work-lists/theme/import', json)).body.refusal.code).toBe('empty');
  expect((await lists()).theme).not.toContain('Fire');
});
