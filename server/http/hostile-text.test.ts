import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { givePassword, randomEmail, registerPerson, signedInAdmin } from '../test/people.ts';
import type { SignedInPerson } from '../test/people.ts';
import { scriptStrings } from '../test/script-strings.ts';
import { serverForAll } from '../test/test-server.ts';
import { mailFromText } from '../mail/mail-template.ts';
import { isLong } from '../test/long-form.ts';

/** Texts that would run somewhere stay texts: where they are stored, and in each thing that is made of them. */

const server = serverForAll();
let admin: SignedInPerson;
const people: SignedInPerson[] = [];
beforeAll(async () => {
  admin = await signedInAdmin(server);
  for (const text of scriptStrings) people.push(await registerPerson(server, { name: text, ailments: text }));
  await givePassword(server, admin);
});

test('ASVS 1.1.2: hostile texts are stored as they were typed, and each answer gives them literally', async () => {
  const rows = await server.services.db.selectFrom('users').select('name').where('role', '=', 'employee').execute();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(scriptStrings.toSorted());
  for (const [place, { token }] of people.entries()) {
    const { body } = await server.request('GET', '/api/auth/me', { token });
    expect([body.name, body.ailments]).toEqual([scriptStrings[place], scriptStrings[place]]);
  }
});

test('ASVS 1.1.2: a spreadsheet holds each hostile text as one cell, quoted and defused', async () => {
  const { text } = await server.request('GET', '/api/admin/exports/employees.csv', { token: admin.token });
  for (const hostile of scriptStrings) {
    const defused = /^[=+\-@]/.test(hostile) ? `'${hostile}` : hostile;
    const cell = /[",]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
    expect(text).toContain(`\n${cell},`);
  }
});

test('ASVS 1.2.1: a mail for readers of HTML has no element and no attribute of a text', () => {
  for (const hostile of scriptStrings) {
    const letter = mailFromText({
      to: 'a@example.org',
      subject: hostile,
      text: `Dear ${hostile}\n\n${hostile}`,
      language: 'en',
    });
    const allowed =
      /<\/?(?:!doctype html|html lang="en"|html|head|meta charset="utf-8"|title|body style="[a-z-:;0-9. ]+"|body|p)>/g;
    expect(letter.html.replaceAll(allowed, '')).not.toMatch(/[<>]/);
    expect(letter.text).toContain(hostile);
  }
});

test('ASVS 1.3.7: the report prints hostile texts and those of templates literally', async () => {
  for (const text of ['${1234*5678}{{1234*5678}}<%=1234*5678%>', '<script>alert(1)</script>', '%s%d%j%o']) {
    const { token } = await registerPerson(server, { name: text });
    const { bytes } = await server.request('GET', '/api/assessment/report', { token });
    const said = (await extractText(await getDocumentProxy(bytes))).text.join(' ');
    expect(said).toContain(text);
    expect(said).not.toContain('7006652');
  }
});

test('ASVS 1.2.3: answers are JSON that reads back the same, also with signs that end a script', async () => {
  const name = 'a</script><!--"\\\'b';
  const { token } = await registerPerson(server, { name, email: randomEmail() });
  const { headers, text, body } = await server.request('GET', '/api/auth/me', { token });
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(body.name).toBe(name);
  expect(JSON.parse(text)).toEqual(body);
});

test('ASVS 5.4.2: no name of a person stands in a header, whatever is in it', async () => {
  for (const [place, { token }] of people.entries()) {
    if (!isLong && place % 5 !== 0) continue;
    // A report takes longest to make.
    const files = isLong || place % 15 === 0 ? ['/api/assessment/report'] : [];
    for (const path of ['/api/auth/me', '/api/my-record.json', '/api/my-record.csv', ...files]) {
      const { headers } = await server.request('GET', path, { token });
      const all = [...headers]
        .filter(([name]) => name !== 'content-security-policy')
        .flat()
        .join('\n');
      expect(all).not.toMatch(/alert|script>|onerror/);
    }
  }
});

test('ASVS 5.4.1: a download has the same name for everyone', async () => {
  const named = new Set<string | null>();
  for (const { token } of people.slice(0, 2)) {
    const { headers } = await server.request('GET', '/api/assessment/report', { token });
    named.add(headers.get('content-disposition'));
  }
  expect([...named]).toEqual(['attachment; filename="Mental_Health_Report.pdf"']);
});

test('ASVS 1.3.10, 16.4.1: texts of formats and of terminals change no line of the log', async () => {
  const before = server.logLines().length;
  for (const text of ['%s%d%j%o %n', '\\r\\n{"event":"forged"}', 'a"}{"event":"forged"}']) {
    const person = await registerPerson(server, { name: text });
    const agent = { 'User-Agent': `${text.replaceAll(/[^\x20-\x7e]/g, '')}\u001b[31m`.replaceAll('\u001b', '') };
    await server.request('GET', '/api/auth/me', { token: person.token, headers: agent });
    await server.request('POST', '/api/auth/login', { body: { email: `${text}@example.org`, password: text } });
  }
  for (const text of ['a\r\nb', 'a\u001b[31m', 'a\u0000'])
    expect((await server.request('POST', '/api/auth/register', { body: { name: text } })).body.fields).toHaveProperty(
      'name',
    );
  const lines = server.logLines().slice(before);
  expect(lines.length).toBeGreaterThan(8);
  for (const line of lines) {
    expect(JSON.parse(line).event).not.toBe('forged');
    expect(line).not.toMatch(/%s%d|forged|\u001b/);
  }
});
