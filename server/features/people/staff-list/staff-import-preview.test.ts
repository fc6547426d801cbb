import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../../test/people.ts';
import { tableTypes } from '../../../../domain/table-types.ts';
import type { LineFault } from '../../../../domain/contract/staff-list.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { staffFile, staffImporter } from '../../../test/staff-files.ts';
import { workbook, workbookOf, zipOf } from '../../../test/workbooks.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll({
  config: { sessionIdleMinutes: 525_600, sessionMaxHours: 8760, orgName: 'Asha Trust' },
});
let admin: SignedInPerson;
let staff: ReturnType<typeof staffImporter>;

beforeAll(async () => {
  admin = await signedInAdmin(server);
  staff = staffImporter(server, admin);
});
beforeEach(async () => {
  for (const table of ['staff_list', 'outbox', 'staff_imports'] as const)
    await server.owner.deleteFrom(table).execute();
  await server.services.db.deleteFrom('users').where('id', '<>', admin.user.id).execute();
});

const stored = () => server.services.db.selectFrom('staff_list').select(['email', 'name']).orderBy('email').execute();

describe('a preview', () => {
  test('guesses the columns, and stores nothing', async () => {
    const { status, body } = await staff.upload(
      'Employee Name;E-Mail ID;Department;Job title;State/UT;Location\nA;a@x.org;b;c;d;e',
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ lines: 1, samples: [['A', 'a@x.org', 'b', 'c', 'd', 'e']] });
    expect(body.columns).toEqual({ name: 0, email: 1, theme: 2, designation: 3, state: 4, city: 5 });
    expect(await stored()).toEqual([]);
  });

  test('names each fault by line and column, with the nearest name', async () => {
    const lines = [
      { email: 'a@example.org' },
      { email: 'b@example.org', name: '' },
      { email: 'b at example.org' },
      { email: 'd@example.org', theme: 'Edcation' },
      { email: 'e@example.org', city: 'Bhubaneshwar' },
      { email: 'A@EXAMPLE.org' },
      { email: 'g@example.org', state: 'Odhisa', city: 'Nowhere' },
      'H,h@example.org,Education,Teacher,Odisha,Puri, again',
    ];
    const { body: file } = await staff.upload(staffFile(lines));
    const { status, body } = await staff.preview(file.id);
    expect(status).toBe(200);
    const told = body.faults.map(({ line, heading, code, nearest, first_line: first }: LineFault) =>
      `${line} ${heading} ${code} ${nearest ?? first ?? ''}`.trimEnd(),
    );
    expect(told).toEqual([
      '3 Name required',
      '4 Email email_format',
      '5 Theme unknown_name Education',
      '6 City unknown_city',
      '7 Email same_email 2',
      '8 State unknown_name Odisha',
      '9 City unknown_city',
      '9  surplus_cell',
    ]);
    expect(body.counts).toMatchObject({ lines: 8, new: 1, faults: 8 });
    const { status: confirmed, body: refusal } = await staff.confirm(file.id, body.plan);
    expect([confirmed, refusal.code]).toEqual([409, 'import_faulty']);
    const csv = await server.request('GET', `/api/admin/staff-imports/${file.id}/faults.csv`, { token: admin.token });
    expect(csv.text).toContain('5,Theme,Edcation,Not in your list. Did you mean ‘Education’?');
    expect(csv.text.split('\r\n')).toHaveLength(10);
  });

  test('pilot 8: names an email that is there twice also where something else is wrong with one of its lines', async () => {
    const lines = [
      { email: 'a@example.org', theme: 'Edcation' },
      { email: 'A@example.org', name: '' },
      { email: 'a@example.org' },
    ];
    const { body: file } = await staff.upload(staffFile(lines));
    const { body } = await staff.preview(file.id);
    const told = body.faults.map(
      ({ line, heading, code, first_line: first }: LineFault) => `${line} ${heading} ${code} ${first ?? ''}`,
    );
    expect(told).toEqual(['2 Theme unknown_name ', '3 Name required ', '3 Email same_email 2', '4 Email same_email 2']);
    expect(body.counts).toMatchObject({ lines: 3, new: 0, faults: 4 });
  });

  test('gives out no formula', async () => {
    const { body: file } = await staff.upload(staffFile([{ email: '=1+1' }, { email: 'a@x.org', theme: '@SUM(1)' }]));
    await staff.preview(file.id);
    const csv = await server.request('GET', `/api/admin/staff-imports/${file.id}/faults.csv`, { token: admin.token });
    expect(csv.text).toContain(",'=1+1,");
    expect(csv.text).toContain(",'@SUM(1),");
  });

  test.each([
    ['PK\u0003\u0004', 'This workbook is damaged.'],
    ['Name,Email\n"A,a@x.org\n', 'The quotation marks on line 2 don’t match.'],
    ['Name,Email\nA\u0000,a@x.org\n', 'Line 2 isn’t text that we can read.'],
    ['', 'The file is empty.'],
  ])('refuses %j with its line', async (file, sentence) => {
    const { status, body } = await staff.upload(file);
    expect([status, body.code]).toEqual([400, 'unreadable_file']);
    expect(body.msg).toContain(sentence);
    expect(body.msg).toContain('Nothing was stored.');
    expect(await server.services.db.selectFrom('staff_imports').selectAll().execute()).toEqual([]);
  });

  test('pilot 5: reads a workbook as the same list as CSV, with its faults by row and column', async () => {
    const lines = [
      { email: 'a@example.org' },
      { email: 'd@example.org', theme: '=1+1' },
      { email: 'A@EXAMPLE.org', name: '' },
    ];
    const csv = await staff.upload(staffFile(lines));
    const rows = staffFile(lines)
      .split('\r\n')
      .map((line) => line.split(','));
    const headers = { 'Content-Type': tableTypes[1] };
    const path = '/api/admin/staff-imports';
    const sheet = await server.request('POST', path, { token: admin.token, raw: workbookOf(rows), headers });
    expect(sheet.status).toBe(201);
    expect({ ...sheet.body, id: '' }).toEqual({ ...csv.body, id: '' });
    const [fromCsv, fromSheet] = [await staff.preview(csv.body.id), await staff.preview(sheet.body.id)];
    expect(fromSheet.body).toEqual(fromCsv.body);
    expect(fromSheet.body.faults).toHaveLength(3);
    const faults = await server.request('GET', `${path}/${sheet.body.id}/faults.csv`, { token: admin.token });
    expect(faults.text).toContain("3,Theme,'=1+1,");
    expect(await stored()).toEqual([]);
  });

  test('pilot 5: a workbook is stored, and one that can not be read leaves nothing', async () => {
    const rows = staffFile([{ email: 'a@example.org' }])
      .split('\r\n')
      .map((line) => line.split(','));
    const { body: file } = await staff.upload(workbookOf(rows));
    const { body: shown } = await staff.preview(file.id);
    await staff.confirm(file.id, shown.plan);
    expect(await staff.settled(file.id)).toMatchObject({ body: { state: 'stored', outcome: { invited: 1 } } });
    expect(await stored()).toEqual([{ email: 'a@example.org', name: 'Asha Rani' }]);
    const before = await server.services.db.selectFrom('staff_imports').select('id').execute();
    const bomb = workbook({ rows: ' '.repeat(70 * 1024 * 1024) });
    expect((await staff.upload(bomb)).body.msg).toMatch(
      /more in this workbook than we can take.*Nothing was stored\.$/,
    );
    const locked = zipOf([{ name: 'a', content: 'a', isLocked: true }]);
    expect((await staff.upload(locked)).body.msg).toMatch(/^A password protects this workbook\./);
    const ods = zipOf([{ name: 'content.xml', content: '<a/>' }]);
    expect((await staff.upload(ods)).body.msg).toMatch(/^We can’t read this kind of file\..*\(\.xlsx\)/);
    expect(await server.services.db.selectFrom('staff_imports').select('id').execute()).toEqual(before);
  });

  test('refuses a file that is too large, and one as JSON', async () => {
    expect((await staff.upload('x'.repeat(12 * 1024 * 1024 + 1))).status).toBe(413);
    const json = await server.request('POST', '/api/admin/staff-imports', { token: admin.token, body: {} });
    expect(json.body.code).toBe('unreadable_file');
    const elsewhere = await server.request('POST', '/api/mood', {
      token: admin.token,
      raw: 'a,b',
      headers: { 'Content-Type': 'text/csv' },
    });
    expect(elsewhere.status).toBe(415);
  });

  test('needs six columns that are there', async () => {
    const { body: file } = await staff.upload(staffFile([{ email: 'a@x.org' }]));
    for (const columns of [
      { name: 0, email: 0, theme: 2, designation: 3, state: 4, city: 5 },
      { name: 0, email: 1, theme: 2, designation: 3, state: 4, city: 6 },
    ])
      expect((await staff.preview(file.id, { columns })).body.fields).toHaveProperty('columns');
  });
});

test('a template reads back as a file whose example line is a fault', async () => {
  const { text } = await server.request('GET', '/api/admin/staff-list/template.csv', { token: admin.token });
  expect(text).toBe(
    'Name,Email,Theme,Designation,State,City\r\nAn example: replace this line,the email address,Agriculture,Account Executive,Jharkhand,Jamshedpur\r\n',
  );
  const { body: file } = await staff.upload(text);
  expect(
    (await staff.preview(file.id)).body.faults.map(({ line, code }: Record<string, unknown>) => [line, code]),
  ).toEqual([[2, 'email_format']]);
});
