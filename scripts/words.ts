/**
 * `npm run words`: how far each language is. `-- hi` lists what is left in one; `-- note hi` notes that what is drafted says
 * what English says today (`-- note hi NAME` of one that was stale), `-- review hi --by NAME` that someone has read it.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { leftIn, readStandings, tableOf } from './words/report.ts';
import { draftedLanguages, measure, readSentences } from './words/sentences.ts';
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

const acts = ['note', 'review'] as const;
const act = acts.find((one) => one === positionals[0]);
const [language, ...names] = act ? positionals.slice(1) : positionals;

if (language !== undefined && !draftedLanguages(root).includes(language))
  refuse(`There is no folder domain/messages/${language}.`);
else if (act === 'review' && !values.by) refuse('Say who has read it: --by "Asha Rao".');
else if (act && language) {
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
