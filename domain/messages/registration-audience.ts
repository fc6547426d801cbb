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

/** What a person is told before registering, from the rows of the page 'Who can see what'. */
export function registrationAudience(words: AudienceWords, rows: readonly Row[], minGroup: number): string[] {
  return keyedAudience(words, rows, minGroup).map(({ text }) => text);
}

/** The same sentences, each with a key that stays when its words change. */
export function keyedAudience(
  { registration: words, kindNames }: AudienceWords,
  rows: readonly Row[],
  minGroup: number,
): { key: string; text: string }[] {
  /** With semicolons, because some of the names have commas of their own. */
  const listOf = (some: readonly Row[]) => some.map(({ kind }) => kindNames[kind]).join('; ');
  const theirs = rows
    .filter(({ kind }) => kind !== 'statistics' && kind !== 'call_back')
    .sort((one, other) => placeOf(one) - placeOf(other));
  const adminsGet = (wanted: VisibilityLevel) => listOf(theirs.filter(({ admins }) => admins === wanted));
  const isHidden = (row: Row) => roles.every((role) => row[viewersOf(role)] === 'nothing');
  const figures = rows.find(({ kind }) => kind === 'statistics')?.admins;
  const counted = { groups: words.groups(minGroup), large_groups: words.largeGroups };
  return [
    { key: 'always', text: said(words.always, adminsGet('always')) },
    { key: 'with_reason', text: said(words.withReason, adminsGet('with_reason')) },
    { key: 'if_shared', text: said(words.ifShared, adminsGet('if_shared')) },
    { key: 'nothing', text: said(words.hidden, listOf(theirs.filter(isHidden))) },
    { key: 'statistics', text: figures === 'groups' || figures === 'large_groups' ? counted[figures] : '' },
  ].filter(({ text }) => text !== '');
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

function said(sentence: (kinds: string) => string, kinds: string): string {
  return kinds === '' ? '' : sentence(kinds);
}

/** As long as the headline can become. */
export function longestHeadline({ registration: words }: Pick<AudienceWords, 'registration'>): string {
  const [longest] = Object.values(words.headline).sort((one, other) => other.length - one.length);
  return `${longest} ${words.answersAlone}`;
}
