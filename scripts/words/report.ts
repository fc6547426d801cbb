import { draftedLanguages, measure, readSentences } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { readNotes, standingOf } from './state.ts';
import type { Both, Note, Notes, Standing } from './state.ts';

/** Sentences about care, privacy and consent: someone who does this work reads them, too. */
const withCare =
  /^(?:access-notices|audience|call-backs|care|check-ins|exercises|help|help-lines|my-record|privacy-notice|safety-mails|safety-plan|visibility)\.ts /;

interface Standings {
  language: string;
  of: Map<Standing, { english: Sentence; note: Note | undefined }[]>;
  total: number;
  /** Of care, privacy and consent: how many there are, and how many someone has read who does this work. */
  care: { total: number; read: number };
  reviewers: string[];
}

function standingsOf(language: string, { english, own }: Both, notes: Notes): Standings {
  const of: Standings['of'] = new Map();
  const care = { total: 0, read: 0 };
  const reviewers = new Set<string>();
  for (const [name, one] of english) {
    const note = notes[name];
    const standing = standingOf(one, own.get(name), note);
    of.set(standing, [...(of.get(standing) ?? []), { english: one, note }]);
    const review = standing === 'reviewed' ? note?.review : undefined;
    if (review) reviewers.add(`${review.by}, ${review.on}`);
    if (!withCare.test(name)) continue;
    care.total += 1;
    if (review?.work) care.read += 1;
  }
  return { language, of, total: english.size, care, reviewers: [...reviewers] };
}

export async function readStandings(root: string, languages = draftedLanguages(root)): Promise<Standings[]> {
  const english = await readSentences(root, measure);
  const all: Standings[] = [];
  for (const language of languages) {
    const own = await readSentences(root, language);
    all.push(standingsOf(language, { english, own }, readNotes(root, language)));
  }
  return all;
}

const columns = ['missing', 'unnoted', 'stale', 'drafted', 'reviewed'] as const;

export function tableOf(all: readonly Standings[]): string {
  const rows = [
    ['language', ...columns, 'of', 'care, privacy and consent read by someone who does this work'],
    ...all.map(({ language, of, total, care }) => [
      language,
      ...columns.map((standing) => String(of.get(standing)?.length ?? 0)),
      String(total),
      `${care.read} of ${care.total}`,
    ]),
  ];
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const table = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const read = all.flatMap(({ language, reviewers }) => reviewers.map((who) => `${language} was read by ${who}`));
  return [...table, ...read].join('\n');
}

/** What is left to do in a language, by where its English stands. */
export function leftIn({ of }: Standings): string {
  return (['missing', 'unnoted', 'stale'] as const)
    .flatMap((standing) =>
      (of.get(standing) ?? []).map(({ english }) => `${standing}  ${english.file}:${english.line}  ${english.name}`),
    )
    .join('\n');
}

/** Why these languages keep a release from being made; a sentence each. */
export function undrafted(all: readonly Standings[]): string[] {
  return all.flatMap(({ language, of }) => {
    const left = (['missing', 'unnoted', 'stale'] as const).flatMap((standing) => {
      const count = of.get(standing)?.length ?? 0;
      return count > 0 ? [`${count} ${standing}`] : [];
    });
    return left.length > 0 ? [`${language} is not wholly drafted: ${left.join(', ')}. See "npm run words".`] : [];
  });
}
