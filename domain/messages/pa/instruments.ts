import { recallDays } from '../../instruments/recall.ts';
import { inWeeks } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import type { Language } from '../../languages.ts';
import { hasEased } from '../../instruments/scoring.ts';
import type { ScoreChange, Severity } from '../../instruments/scoring.ts';
import { drafted } from '../draft.ts';

const weeks = inWeeks(recallDays);

const change = {
  first: 'ਪਹਿਲਾ ਨਤੀਜਾ',
  notComparable: 'ਤੁਲਨਾ ਨਹੀਂ ਹੋ ਸਕਦੀ',
  same: 'ਪਿਛਲੀ ਵਾਰ ਜਿੰਨਾ ਹੀ',
};

export const levelNames = drafted<Record<Severity, string>>({
  Minimal: 'ਬਹੁਤ ਘੱਟ',
  Mild: 'ਹਲਕਾ',
  Moderate: 'ਦਰਮਿਆਨਾ',
  'Moderately severe': 'ਦਰਮਿਆਨੇ ਤੋਂ ਗੰਭੀਰ',
  Severe: 'ਗੰਭੀਰ',
  'Not scored': 'ਪੱਧਰ ਨਹੀਂ',
});

export const languageNames = drafted<Record<Language, string>>({
  en: 'ਅੰਗਰੇਜ਼ੀ',
  hi: 'ਹਿੰਦੀ',
  mr: 'ਮਰਾਠੀ',
  or: 'ਓਡੀਆ',
  pa: 'ਪੰਜਾਬੀ',
});

export const instrumentMessages = {
  measures: drafted<Record<InstrumentType, string>>({ 'GAD-7': 'ਚਿੰਤਾ', 'PHQ-9': 'ਡਿਪਰੈਸ਼ਨ' }),
  notADiagnosis: 'ਇਹ ਸਕ੍ਰੀਨਿੰਗ ਦਾ ਨਤੀਜਾ ਹੈ, ਬਿਮਾਰੀ ਦੀ ਪਛਾਣ ਨਹੀਂ।',
  change,
  levelMeans: drafted<Record<Severity, string>>({
    Minimal: `ਪਿਛਲੇ ${weeks} ਵਿੱਚ ਲੱਛਣ ਬਹੁਤ ਘੱਟ ਜਾਂ ਨਾ ਦੇ ਬਰਾਬਰ।`,
    Mild: `ਪਿਛਲੇ ${weeks} ਵਿੱਚ ਕੁਝ ਲੱਛਣ।`,
    Moderate: 'ਕਈ ਦਿਨ ਲੱਛਣ ਰਹੇ। ਕਿਸੇ ਨਾਲ ਗੱਲ ਕਰਨ ਨਾਲ ਮਦਦ ਮਿਲ ਸਕਦੀ ਹੈ।',
    'Moderately severe': 'ਬਹੁਤੇ ਦਿਨ ਲੱਛਣ ਰਹੇ। ਸਹਾਰਾ ਲੈਣਾ ਤੁਹਾਡਾ ਹੱਕ ਹੈ, ਅਤੇ ਸਹਾਰਾ ਮੌਜੂਦ ਹੈ।',
    Severe: 'ਲਗਭਗ ਹਰ ਰੋਜ਼ ਲੱਛਣ ਰਹੇ। ਸਹਾਰਾ ਲੈਣਾ ਤੁਹਾਡਾ ਹੱਕ ਹੈ, ਅਤੇ ਸਹਾਰਾ ਮੌਜੂਦ ਹੈ।',
    'Not scored': 'ਕੁਝ ਸਵਾਲ ਬੰਦ ਸਨ, ਇਸ ਲਈ ਇਸ ਸਕੋਰ ਦਾ ਕੋਈ ਪੱਧਰ ਨਹੀਂ।',
  }),
  lowButNotAll: 'ਸਕੋਰ ਘੱਟ ਹੈ, ਪਰ ਕੋਈ ਨੰਬਰ ਤੁਹਾਡੇ ਹਾਲ ਬਾਰੇ ਸਭ ਕੁਝ ਨਹੀਂ ਦੱਸ ਸਕਦਾ।',
};

/** A score with its level: '12 of 21, Moderate'. */
export function scoreInWords(total: number, largest: number, severity: Severity): string {
  return `${largest} ਵਿੱਚੋਂ ${total}, ${levelNames[severity]}`;
}

/** '4 points lower', '1 point higher', 'Same as last time'. */
export function changeInPoints({ difference, direction }: ScoreChange): string {
  if (direction === 'same') return change.same;
  return `${Math.abs(difference)} ${direction === 'lower' ? 'ਘੱਟ' : 'ਵੱਧ'}`;
}

/** How large a change is, and nothing more. */
export function pointsSentence(found: ScoreChange): string {
  return found.direction === 'same' ? `${change.same}।` : `ਪਿਛਲੀ ਵਾਰ ਨਾਲੋਂ ${changeInPoints(found)}।`;
}

/** What a change means, as a sentence for the person. */
export function changeSentence(type: InstrumentType, found: ScoreChange): string {
  if (found.direction === 'same') return 'ਤੁਹਾਡਾ ਸਕੋਰ ਪਿਛਲੀ ਵਾਰ ਜਿੰਨਾ ਹੀ ਹੈ।';
  if (!found.meaningful) return `ਪਿਛਲੀ ਵਾਰ ਨਾਲੋਂ ${changeInPoints(found)}, ਯਾਨੀ ਲਗਭਗ ਓਨਾ ਹੀ।`;
  return hasEased(type, found)
    ? `ਪਿਛਲੀ ਵਾਰ ਨਾਲੋਂ ${changeInPoints(found)}। ਇੰਨਾ ਫ਼ਰਕ ਆਮ ਤੌਰ ’ਤੇ ਦੱਸਦਾ ਹੈ ਕਿ ਹਾਲ ਕੁਝ ਸੌਖਾ ਹੋਇਆ ਹੈ।`
    : `ਪਿਛਲੀ ਵਾਰ ਨਾਲੋਂ ${changeInPoints(found)}। ਇੰਨਾ ਫ਼ਰਕ ਆਮ ਤੌਰ ’ਤੇ ਦੱਸਦਾ ਹੈ ਕਿ ਸਮਾਂ ਔਖਾ ਹੁੰਦਾ ਗਿਆ ਹੈ।`;
}
