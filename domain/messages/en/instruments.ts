import { recallDays } from '../../instruments/recall.ts';
import { inWeeks, plural } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import type { Language } from '../../languages.ts';
import { hasEased } from '../../instruments/scoring.ts';
import type { ScoreChange, Severity } from '../../instruments/scoring.ts';

const weeks = inWeeks(recallDays);

const change = {
  first: 'First result',
  notComparable: 'Not comparable',
  same: 'Same as last time',
};

/** What each level is called. */
export const levelNames: Record<Severity, string> = {
  Minimal: 'Minimal',
  Mild: 'Mild',
  Moderate: 'Moderate',
  'Moderately severe': 'Moderately severe',
  Severe: 'Severe',
  'Not scored': 'Not scored',
};

/** Of a questionnaire, as a reader of this language calls them. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  hi: 'Hindi',
  mr: 'Marathi',
  or: 'Odia',
  pa: 'Punjabi',
};

export const instrumentMessages = {
  measures: { 'GAD-7': 'Anxiety', 'PHQ-9': 'Depression' } satisfies Record<InstrumentType, string>,
  notADiagnosis: 'This is a screening result, not a diagnosis.',
  change,
  /** What a level of symptoms is, in words that do not alarm. */
  levelMeans: {
    Minimal: `Few or no symptoms in the last ${weeks}.`,
    Mild: `Some symptoms in the last ${weeks}.`,
    Moderate: 'Symptoms on many days. Talking to someone may help.',
    'Moderately severe': 'Symptoms on most days. You deserve support, and it is there for you.',
    Severe: 'Symptoms nearly every day. You deserve support, and it is there for you.',
    'Not scored': 'Some questions were turned off, so this score has no level.',
  } satisfies Record<Severity, string>,
  /** In place of what a low level means, where an answer calls for care or it is not known that none does. */
  lowButNotAll: 'The score is low, but a number can’t say everything about how you are.',
};

/** A score with its level: '12 of 21, Moderate'. */
export function scoreInWords(total: number, largest: number, severity: Severity): string {
  return `${total} of ${largest}, ${levelNames[severity]}`;
}

/** '4 points lower', '1 point higher', 'Same as last time'. */
export function changeInPoints({ difference, direction }: ScoreChange): string {
  if (direction === 'same') return change.same;
  const points = Math.abs(difference);
  return `${points} ${plural(points, { one: 'point', other: 'points' })} ${direction}`;
}

/** How large a change is, and nothing more. */
export function pointsSentence(found: ScoreChange): string {
  return `${changeInPoints(found)} than last time.`;
}

/** What a change means, as a sentence for the person. */
export function changeSentence(type: InstrumentType, found: ScoreChange): string {
  if (found.direction === 'same') return 'Your score is the same as last time.';
  if (!found.meaningful) return `${changeInPoints(found)} than last time, which is about the same.`;
  return hasEased(type, found)
    ? `${changeInPoints(found)} than last time. A change of this size usually means things have eased.`
    : `${changeInPoints(found)} than last time. A change of this size usually means things have been getting harder.`;
}
