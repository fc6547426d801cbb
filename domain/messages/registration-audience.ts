import { roles, viewersOf } from '../roles.ts';
import type { DataKind } from '../visibility/data-kinds.ts';
import type { VisibilityLevel } from '../visibility/visibility-levels.ts';
import type { KindRow } from '../visibility/who-can-see.ts';

/** Of a language: how registration says it, and what each kind of data is called. */
export interface AudienceWords {
  registration: Record<'always' | 'withReason' | 'ifShared' | 'hidden', (kinds: string) => string> & {
    groups: (least: number) => string;
    largeGroups: string;
    headline: Partial<Record<VisibilityLevel, string>>;
    answersAlone: string;
  };
  kindNames: Readonly<Record<DataKind, string>>;
}

type Row = Omit<KindRow, 'you'>;

/** A sentence; what it counts up stands apart as well, for a list below what it begins with. */
export interface AudienceSentence {
  /** Stays when its words change. */
  key: string;
  text: string;
  lead: string;
  kinds: string[];
}

/** What a person is told before registering, from the rows of the page 'Who can see what'. */
export function registrationAudience(
  { registration: words, kindNames }: AudienceWords,
  rows: readonly Row[],
  minGroup: number,
): AudienceSentence[] {
  const theirs = rows
    .filter(({ kind }) => kind !== 'statistics' && kind !== 'call_back')
    .sort((one, other) => placeOf(one) - placeOf(other));
  const isHidden = (row: Row) => roles.every((role) => row[viewersOf(role)] === 'nothing');
  const counting = (key: string, sentence: (kinds: string) => string, isMeant: (row: Row) => boolean) =>
    counted(
      key,
      sentence,
      theirs.filter(isMeant).map(({ kind }) => kindNames[kind]),
    );
  const figures = rows.find(({ kind }) => kind === 'statistics')?.admins;
  const told = { groups: words.groups(minGroup), large_groups: words.largeGroups };
  const ofFigures = figures === 'groups' || figures === 'large_groups' ? [told[figures]] : [];
  return [
    ...counting('always', words.always, ({ admins }) => admins === 'always'),
    ...counting('with_reason', words.withReason, ({ admins }) => admins === 'with_reason'),
    ...counting('if_shared', words.ifShared, ({ admins }) => admins === 'if_shared'),
    ...counting('nothing', words.hidden, isHidden),
    ...ofFigures.map((text) => ({ key: 'statistics', text, lead: text, kinds: [] })),
  ];
}

function counted(key: string, sentence: (kinds: string) => string, kinds: string[]): AudienceSentence[] {
  if (kinds.length === 0) return [];
  const [lead = ''] = sentence('\n').split('\n');
  // With semicolons, because some of the names have commas of their own.
  return [{ key, text: sentence(kinds.join('; ')), lead: `${lead.trim().replace(/:$/, '')}:`, kinds }];
}

/** The first thing that people ask, in a sentence: who gets to their results, and that no one gets to their answers. */
export function audienceHeadline(
  { registration: words }: Pick<AudienceWords, 'registration'>,
  rows: readonly Row[],
): string {
  const levels = rows.filter(({ kind }) => kind === 'scores' || kind === 'moods').map(({ admins }) => admins);
  const answers = rows.find(({ kind }) => kind === 'answers');
  const areAlone = answers !== undefined && roles.every((role) => answers[viewersOf(role)] === 'nothing');
  const [level] = levels;
  const ofAll = level !== undefined && levels.every((one) => one === level) ? level : undefined;
  return [ofAll && words.headline[ofAll], areAlone && words.answersAlone].filter(Boolean).join(' ');
}

/** Who they are comes before how they are. */
function placeOf({ kind }: Row): number {
  return kind === 'identity' || kind === 'email' || kind === 'work' ? 0 : 1;
}

/** As long as the headline can become. */
export function longestHeadline({ registration: words }: Pick<AudienceWords, 'registration'>): string {
  const [longest] = Object.values(words.headline).sort((one, other) => other.length - one.length);
  return `${longest} ${words.answersAlone}`;
}
