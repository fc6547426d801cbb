import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { beingReviewed } from '../../domain/languages.ts';
import { readStandings, tableOf, undrafted } from './report.ts';
import { readSentences } from './sentences.ts';
import { noted, readNotes, reviewed, writeNotes } from './state.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const english = `
const faces: Record<string, string> = { calm: 'Calm' };
export const careMessages = { title: 'Help', gone: 'Gone', face: (name: string) => \`You: \${faces[name]}\` } as const;
`;
const hindi = `
import { drafted } from '../draft.ts';
export const careMessages = drafted<Record<string, unknown>>({ title: 'मदद', face: (name: string) => name });
`;

/** A product with these sentences; each under a path of its own, since a module is read once. */
function product(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  folders.push(root);
  const draft = 'export const drafted = <T>(words: T) => words;\n';
  for (const [path, text] of Object.entries({ 'draft.ts': draft, 'hi/care.ts': hindi, ...files })) {
    const file = join(root, 'domain/messages', path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

const both = async (root: string) => ({
  english: await readSentences(root, 'en'),
  own: await readSentences(root, 'hi'),
});

async function countsIn(root: string): Promise<Record<string, number>> {
  const [hi] = await readStandings(root);
  return Object.fromEntries([...(hi?.of ?? [])].map(([standing, all]) => [standing, all.length]));
}

test('a sentence is missing, drafted, and stale once its English has changed', async () => {
  const before = product({ 'en/care.ts': english });
  expect(await countsIn(before)).toEqual({ missing: 1, unnoted: 2 });
  const notes = noted(await both(before), {}, []);
  writeNotes(before, 'hi', notes);
  expect(await countsIn(before)).toEqual({ missing: 1, drafted: 2 });

  const retold = product({ 'en/care.ts': english.replace("'Help'", "'Help now'") });
  writeNotes(retold, 'hi', notes);
  expect(await countsIn(retold)).toEqual({ missing: 1, stale: 1, drafted: 1 });
  const mended = noted(await both(retold), notes, ['care.ts careMessages.title']);
  writeNotes(retold, 'hi', mended);
  expect(await countsIn(retold)).toEqual({ missing: 1, drafted: 2 });
});

test('languages that are noted alike share the line, and one that is noted otherwise leaves the others as they are', () => {
  const root = product({});
  const lines = () => JSON.parse(readFileSync(join(root, 'docs/words/notes.json'), 'utf8'));
  for (const language of ['mr', 'hi'])
    writeNotes(root, language, { 'a.ts one': { of: '11' }, 'a.ts two': { of: '22' } });
  expect(lines()).toEqual({ 'hi mr': { 'a.ts one': '11', 'a.ts two': '22' } });

  writeNotes(root, 'mr', { 'a.ts one': { of: '11' }, 'a.ts two': { of: '33' } });
  writeNotes(root, 'pa', { 'a.ts one': { of: '11' } });
  expect(lines()).toEqual({ hi: { 'a.ts two': '22' }, 'hi mr pa': { 'a.ts one': '11' }, mr: { 'a.ts two': '33' } });
  expect(readNotes(root, 'hi')).toEqual({ 'a.ts one': { of: '11' }, 'a.ts two': { of: '22' } });

  writeNotes(root, 'pa', {});
  expect(readNotes(root, 'pa')).toEqual({});
  expect(readNotes(root, 'mr')).toEqual({ 'a.ts one': { of: '11' }, 'a.ts two': { of: '33' } });
});

test('a function is stale when a list that it takes from has changed, and not when its form has', async () => {
  const notes = noted(await both(product({ 'en/care.ts': english })), {}, []);
  const listed = product({ 'en/care.ts': english.replace("'Calm'", "'Quiet'") });
  writeNotes(listed, 'hi', notes);
  expect(await countsIn(listed)).toEqual({ missing: 1, stale: 1, drafted: 1 });
  const wrapped = product({ 'en/care.ts': english.replace('=> `', '=>\n    `') });
  writeNotes(wrapped, 'hi', notes);
  expect(await countsIn(wrapped)).toEqual({ missing: 1, drafted: 2 });
});

test('a review is of the draft that was read, and of someone who does this work where that is said', async () => {
  const root = product({ 'en/care.ts': english });
  const all = await both(root);
  const notes = reviewed(all, noted(all, {}, []), { by: 'Asha Rao', on: '2026-11-24', work: true, files: ['care'] });
  writeNotes(root, 'hi', notes);
  expect(readNotes(root, 'hi')).toEqual(notes);
  const [hi] = await readStandings(root);
  expect([hi?.care, hi?.reviewers]).toEqual([{ total: 3, read: 2 }, ['Asha Rao, 2026-11-24']]);
  expect(tableOf(hi ? [hi] : [])).toMatch(/^hi .*2 of 3\nhi was read by Asha Rao, 2026-11-24$/m);

  const other = product({ 'en/care.ts': english, 'hi/care.ts': hindi.replace('मदद', 'सहायता') });
  writeNotes(other, 'hi', notes);
  expect(await countsIn(other)).toEqual({ missing: 1, drafted: 1, reviewed: 1 });
});

test('a release waits for a language that is not wholly drafted', async () => {
  const root = product({ 'en/care.ts': english });
  expect(undrafted(await readStandings(root))).toEqual([
    'hi is not wholly drafted: 1 missing, 2 unnoted. See "npm run words".',
  ]);
  const whole = product({ 'en/care.ts': english.replace("gone: 'Gone', ", '') });
  writeNotes(whole, 'hi', noted(await both(whole), {}, []));
  expect(undrafted(await readStandings(whole))).toEqual([]);
});

test('the page says of a translation that it is being reviewed for as long as a sentence of it is', async () => {
  const all = await readStandings(join(import.meta.dirname, '..', '..'));
  const left = all.filter(({ of, total }) => of.get('reviewed')?.length !== total);
  expect([...beingReviewed]).toEqual(left.map(({ language }) => language));
});
