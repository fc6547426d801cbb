import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readEntries } from './entries.ts';
import { exportPo, importPo } from './exchange.ts';
import { readPo, writePo } from './po.ts';
import { readSeen } from './seen.ts';
import { draftedLanguages, measure, readSentences } from './sentences.ts';
import { noted, readNotes, writeNotes } from './state.ts';

const repository = join(import.meta.dirname, '..', '..');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const english = `
import { plural } from './numbers.ts';
const kinds = { mood: 'a mood', test: 'a test' };
export const careMessages = {
  title: 'Help',
  hello: (name: string | undefined) => (name === 'x' ? 'You' : \`Hi, \${name}. \${kinds.mood}\`),
  left: (count: number) => \`\${Math.round(count)} \${plural(count, { one: 'day', other: 'days' })} left\`,
  mail: (link: string) => ['Open this:', '', link, 'Or don’t.'].join('\\n'),
  steps: [{ key: 'first_step', text: 'Begin' }],
} as const;
`;
const hindi = `
import { plural } from './numbers.ts';
const kinds = { mood: 'मूड', test: 'टेस्ट' };
export const careMessages = {
  title: "मदद", // as it was written
  hello: (name: string | undefined) => (name === 'x' ? 'आप' : \`नमस्ते, \${name}. \${kinds.mood}\`),
  left: (count: number) => \`\${Math.round(count)} \${plural(count, { other: 'दिन' })} बाकी\`,
  mail: (link: string) => ['यह खोलें:', '', link, 'या नहीं।'].join('\\n'),
  steps: [{ key: 'first_step', text: 'शुरू करें' }],
} as const;
`;

function product(files: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  folders.push(root);
  const numbers = "export const plural = (count: number, forms: Record<string, string>) => forms.other ?? '';\n";
  const all = {
    'en/numbers.ts': numbers,
    'hi/numbers.ts': numbers,
    'en/care.ts': english,
    'hi/care.ts': hindi,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    const file = join(root, 'domain/messages', path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
  for (const side of ['client', 'server']) mkdirSync(join(root, side));
  return root;
}

const fileIn = (root: string) => readFileSync(join(root, 'domain/messages/hi/care.ts'), 'utf8');
const exported = async (root: string) => (await exportPo(root, 'hi')).text;

test.each(draftedLanguages(repository))('%s comes back as it went', (language) => {
  const entries = readEntries(repository, language);
  const text = writePo(language, entries, { isStale: () => false, seenAt: () => [] });
  expect(readPo(text, language, entries)).toMatchObject({ changes: [], faults: [] });
});

test('a translator reads where a sentence is seen, with a picture, or what the server says with it', () => {
  const seenAt = readSeen(repository);
  expect(seenAt('safety-plan.ts safetyPlanMessages.title #2')).toContain(
    'Seen in: safety-plan (gallery/pictures/safety-plan-many-phone-light.png)',
  );
  // The login has the frame of the signed-in brought ahead, and shows nothing of it.
  expect(seenAt('access-notices.ts accessNoticeMessages.title').join()).not.toContain('login');
  expect(seenAt('auth.ts resetMail.subject')).toEqual([expect.stringMatching(/^Said by the server: server\//)]);
});

test('what is put in has its name, a plural its forms, and each text of a sentence stands by itself', async () => {
  const text = await exported(product());
  expect(text).toContain('msgctxt "care.ts careMessages.hello #2"\nmsgid "Hi, {name}. {kinds.mood}"\n');
  expect(text).toContain('#. {1} is Math.round(count)');
  expect(text).toContain('msgid "day"\nmsgid_plural "days"\nmsgstr[0] "दिन"\nmsgstr[1] "दिन"\n');
  expect(text).toContain('Plural-Forms: nplurals=2; plural=(n > 1);');
  expect(text).toContain('msgctxt "care.ts kinds.test"');
  // A key, one that is compared, and a string that joins, are no sentences.
  for (const key of ['x', 'first_step']) expect(text).not.toContain(`msgid "${key}"`);
});

test('a file that nobody has changed changes nothing', async () => {
  const root = product();
  expect(await importPo(root, 'hi', await exported(root))).toEqual({ faults: [], files: [], names: [] });
  expect(fileIn(root)).toBe(hindi);
});

test('what came back stands in its place, with not a byte changed beside it, and is noted as drafted', async () => {
  const root = product();
  const both = { english: await readSentences(root, measure), own: await readSentences(root, 'hi') };
  writeNotes(root, 'hi', noted(both, {}, []));
  const back = (await exported(root))
    .replace('msgstr "मदद"', 'msgstr "सहा\'रा"')
    .replace('"नमस्ते, {name}. {kinds.mood}"', '"{kinds.mood}: {name} `जी`"')
    .replace('msgstr[0] "दिन"', 'msgstr[0] "एक दिन"');
  const { faults, names } = await importPo(root, 'hi', back);
  expect(faults).toEqual([]);
  expect(names.toSorted()).toEqual(['title', 'hello', 'left'].map((name) => `care.ts careMessages.${name}`).toSorted());
  expect(fileIn(root)).toBe(
    hindi
      .replace('"मदद"', '"सहा\'रा"')
      .replace('`नमस्ते, ${name}. ${kinds.mood}`', '`${kinds.mood}: ${name} \\`जी\\``')
      .replace("{ other: 'दिन' }", "{ one: 'एक दिन', other: 'दिन' }"),
  );
});

test('code in a text is a text', async () => {
  const root = product();
  const back = (await exported(root))
    .replace(
      '"नमस्ते, {name}. {kinds.mood}"',
      String.raw`"\${name}\\ $ {name}, {kinds.mood}"`.replace(String.raw`\${name}`, '$'),
    )
    .replace('msgstr "टेस्ट"', String.raw`msgstr "' + process.exit(9) + '\\"`);
  expect((await importPo(root, 'hi', back)).faults).toEqual([]);
  const at = join(root, 'again');
  mkdirSync(at);
  cpSync(join(root, 'domain'), join(at, 'domain'), { recursive: true });
  const said = await import(join(at, 'domain/messages/hi/care.ts'));
  expect(said.careMessages.hello('$&')).toBe('$\\ $ $&, मूड');
  expect(fileIn(root)).toContain(String.raw`test: '\' + process.exit(9) + \'\\'`);
});

test('what is wrong is named with its line, and then nothing is taken', async () => {
  const root = product();
  const text = await exported(root);
  const lineOf = (context: string) => text.slice(0, text.indexOf(`msgctxt "care.ts ${context}"`)).split('\n').length;
  const faultOf = async (from: string, to: string) =>
    (await importPo(root, 'hi', text.replace(from, to))).faults.join('\n');
  const title = `line ${lineOf('careMessages.title')}: care.ts careMessages.title: `;
  const hello = `line ${lineOf('careMessages.hello #2')}: care.ts careMessages.hello #2: `;

  expect(await faultOf('"नमस्ते, {name}. {kinds.mood}"', '"नमस्ते, {kinds.mood}"')).toBe(`${hello}{name} is lost`);
  expect(await faultOf('"नमस्ते, {name}. ', '"{name}, {name}. ')).toBe(`${hello}{name} stands for nothing here`);
  expect(await faultOf('"नमस्ते, {name}. ', '"{process.env}, {name}. ')).toContain('{process.env} stands for nothing');
  expect(await faultOf('"नमस्ते, {name}. ', '"{naam, {name}. ')).toBe(`${hello}it has a brace`);
  expect(await faultOf('msgstr[1] "दिन"\n', '')).toContain('1 forms of number, in place of 2');
  expect(await faultOf('careMessages.title"', 'careMessages.titel"')).toContain('there is no sentence of this name');
  expect(await faultOf('msgid "Help"', 'msgid "Help me"')).toContain('its English is not that of today');
  expect(await faultOf('msgstr "मदद"', 'msgstr ""')).toBe(`${title}it is empty`);
  expect(await faultOf('msgstr "मदद"', 'msgstr "<b>मदद</b>"')).toBe(`${title}it has markup`);
  expect(await faultOf('msgstr "मदद"', 'msgstr "&lt;मदद"')).toBe(`${title}it has markup`);
  expect(await faultOf('msgstr "मदद"', 'msgstr "मदद\u202E"')).toBe(`${title}it has a character that nobody sees`);
  expect(await faultOf('msgstr "मदद"', 'msgstr "म\\nदद"')).toBe(`${title}it has a character that nobody sees`);
  expect(await faultOf('msgstr "मदद"', 'msgstr " मदद"')).toBe(`${title}it begins or ends with other spaces`);
  expect(await faultOf('Language: hi', 'Language: mr')).toContain('this is a file of mr, not of hi');
  expect(await faultOf('msgstr "मदद"', 'msgstr "मदद')).toMatch(/^line \d+: no file of gettext/);
  const twice = `${text}\nmsgctxt "care.ts careMessages.title"\nmsgid "Help"\nmsgstr "मदद"\n`;
  expect((await importPo(root, 'hi', twice)).faults.join()).toContain('stands there a second time');
  expect(fileIn(root)).toBe(hindi);
  expect(readNotes(root, 'hi')).toEqual({});
});

test('letters may be joined as Indian scripts join them, and a mark with its letter counts once', async () => {
  const root = product({ 'en/shell.ts': tabs('Home'), 'hi/shell.ts': tabs('होम') });
  const withTab = async (tab: string) =>
    (await importPo(root, 'hi', (await exported(root)).replace('msgstr "होम"', `msgstr "${tab}"`))).faults;
  expect(await withTab('क्\u200Dषमता')).toEqual([]);
  const again = product({ 'en/shell.ts': tabs('Home'), 'hi/shell.ts': tabs('होम') });
  expect(await exported(again)).toContain('#: domain/messages/hi/shell.ts:1\n#. At most 16 characters.\n');
  const long = (await exported(again)).replace('msgstr "होम"', `msgstr "${'कि'.repeat(17)}"`);
  expect((await importPo(again, 'hi', long)).faults.join()).toContain('it has 17 characters, and there is room for 16');
});

const tabs = (home: string) => `export const shellMessages = { tabs: { home: '${home}' } } as const;\n`;

test('a sentence whose English has changed is marked, and holds again once the mark is taken away', async () => {
  const root = product();
  const both = { english: await readSentences(root, measure), own: await readSentences(root, 'hi') };
  writeNotes(root, 'hi', { ...noted(both, {}, []), 'care.ts careMessages.title': { of: 'of before' } });
  const text = await exported(root);
  expect(text).toMatch(/#, fuzzy\nmsgctxt "care\.ts careMessages\.title"/);
  expect((await importPo(root, 'hi', text)).names).toEqual([]);
  expect((await importPo(root, 'hi', text.replace('#, fuzzy\n', ''))).names).toEqual(['care.ts careMessages.title']);
  expect(readNotes(root, 'hi')).toEqual(noted(both, {}, []));
});
