/**
 * `npm run words`: how far each language is. `-- hi` lists what is left in one; `-- note hi` notes that what is drafted says
 * what English says today (`-- note hi NAME` of one that was stale), `-- review hi --by NAME` that someone has read it.
 * `-- export hi` writes it as a file of gettext, `-- import hi FILE` takes one that a translator returns.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exportPo, importPo } from './words/exchange.ts';
import { leftIn, readStandings, tableOf } from './words/report.ts';
import { draftedLanguages, measure, readSentences } from './words/sentences.ts';
import { runProgram } from './run-program.mjs';
import { noted, readNotes, reviewed, writeNotes } from './words/state.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: 'string' },
    /** For someone who does this work: counselling, care, or the protection of data. */
    work: { type: 'boolean', default: false },
    on: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});

const acts = ['note', 'review', 'export', 'import'] as const;
const act = acts.find((one) => one === positionals[0]);
const [language, ...names] = act ? positionals.slice(1) : positionals;

if (language !== undefined && !draftedLanguages(root).includes(language))
  refuse(`There is no folder domain/messages/${language}.`);
else if (act === 'review' && !values.by) refuse('Say who has read it: --by "Asha Rao".');
else if (act === 'import' && names.length !== 1) refuse('Name the file: npm run words -- import hi hi.po.');
else if (act === 'export' && language) {
  const [file = `${language}.po`] = names;
  const { text, leftOut } = await exportPo(root, language);
  writeFileSync(file, text);
  console.log([`${file} is written.`, ...leftOut.map(({ context, why }) => `left out  ${context}: ${why}`)].join('\n'));
} else if (act === 'import' && language) {
  const { faults, files, names: said } = await importPo(root, language, readFileSync(names[0] ?? '', 'utf8'));
  if (faults.length > 0) refuse([...faults, 'Nothing was taken.'].join('\n'));
  else if (files.length > 0) await runProgram(['node_modules/oxfmt/bin/oxfmt', ...files]);
  if (faults.length === 0) console.log(`${said.length} sentences are drafted anew, in ${files.length} files.`);
} else if (act && language) {
  const all = { english: await readSentences(root, measure), own: await readSentences(root, language) };
  const notes = readNotes(root, language);
  const { by = '', on, work } = values;
  const unknown = act === 'note' ? names.filter((name) => !all.english.has(name)) : [];
  if (unknown.length > 0) refuse(`English has no ${unknown.join(', no ')}.`);
  else {
    const next = act === 'note' ? noted(all, notes, names) : reviewed(all, notes, { by, on, work, files: names });
    writeNotes(root, language, next);
    await show(language);
  }
} else await show(language);

async function show(only: string | undefined): Promise<void> {
  const all = await readStandings(root, only === undefined ? undefined : [only]);
  const left = only === undefined ? '' : all.map(leftIn).join('\n');
  console.log([tableOf(all), left].filter((part) => part !== '').join('\n\n'));
}

function refuse(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
