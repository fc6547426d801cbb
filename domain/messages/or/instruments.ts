import { recallDays } from '../../instruments/recall.ts';
import { inWeeks } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import type { Language } from '../../languages.ts';
import { hasEased } from '../../instruments/scoring.ts';
import type { ScoreChange, Severity } from '../../instruments/scoring.ts';
import { drafted } from '../draft.ts';

const weeks = inWeeks(recallDays);

const change = {
  first: 'ପ୍ରଥମ ଫଳାଫଳ',
  notComparable: 'ତୁଳନା ହେବ ନାହିଁ',
  same: 'ଗତ ଥର ଭଳି',
};

/** What each level is called. */
export const levelNames = drafted<Record<Severity, string>>({
  Minimal: 'ଅତି କମ୍',
  Mild: 'ଅଳ୍ପ',
  Moderate: 'ମଧ୍ୟମ',
  'Moderately severe': 'ମଧ୍ୟମରୁ ଗୁରୁତର',
  Severe: 'ଗୁରୁତର',
  'Not scored': 'ସ୍ତର ନାହିଁ',
});

export const languageNames = drafted<Record<Language, string>>({
  en: 'ଇଂରାଜୀ',
  hi: 'ହିନ୍ଦୀ',
  mr: 'ମରାଠୀ',
  or: 'ଓଡ଼ିଆ',
  pa: 'ପଞ୍ଜାବୀ',
});

export const instrumentMessages = {
  measures: drafted<Record<InstrumentType, string>>({ 'GAD-7': 'ଉଦ୍‌ବେଗ', 'PHQ-9': 'ଅବସାଦ' }),
  notADiagnosis: 'ଏହା ସ୍କ୍ରିନିଂ ଫଳାଫଳ, ରୋଗ ନିର୍ଣ୍ଣୟ ନୁହେଁ।',
  change,
  levelMeans: drafted<Record<Severity, string>>({
    Minimal: `ଗତ ${weeks}ରେ ଲକ୍ଷଣ ବହୁତ କମ୍ ବା ଆଦୌ ନାହିଁ।`,
    Mild: `ଗତ ${weeks}ରେ କିଛି ଲକ୍ଷଣ।`,
    Moderate: 'ଅନେକ ଦିନ ଲକ୍ଷଣ ଥିଲା। କାହା ସହ କଥା ହେଲେ ଭଲ ଲାଗିପାରେ।',
    'Moderately severe': 'ବେଶିଭାଗ ଦିନ ଲକ୍ଷଣ ଥିଲା। ଆପଣଙ୍କୁ ସାହାଯ୍ୟ ମିଳିବା ଉଚିତ, ଓ ସାହାଯ୍ୟ ଆପଣଙ୍କ ପାଇଁ ଅଛି।',
    Severe: 'ପ୍ରାୟ ପ୍ରତିଦିନ ଲକ୍ଷଣ ଥିଲା। ଆପଣଙ୍କୁ ସାହାଯ୍ୟ ମିଳିବା ଉଚିତ, ଓ ସାହାଯ୍ୟ ଆପଣଙ୍କ ପାଇଁ ଅଛି।',
    'Not scored': 'କିଛି ପ୍ରଶ୍ନ ବନ୍ଦ ଥିଲା, ତେଣୁ ଏହି ସ୍କୋରର ସ୍ତର ନାହିଁ।',
  }),
  lowButNotAll: 'ସ୍କୋର କମ୍ ଅଛି, କିନ୍ତୁ ଆପଣ କେମିତି ଅଛନ୍ତି, ସଂଖ୍ୟାଟିଏ ସବୁ କହିପାରେ ନାହିଁ।',
};

/** A score with its level: '21ରୁ 12, ମଧ୍ୟମ'. */
export function scoreInWords(total: number, largest: number, severity: Severity): string {
  return `${largest}ରୁ ${total}, ${levelNames[severity]}`;
}

/** '4 ପଏଣ୍ଟ କମ୍', '1 ପଏଣ୍ଟ ଅଧିକ', 'ଗତ ଥର ଭଳି'. */
export function changeInPoints({ difference, direction }: ScoreChange): string {
  if (direction === 'same') return change.same;
  return `${Math.abs(difference)} ପଏଣ୍ଟ ${direction === 'lower' ? 'କମ୍' : 'ଅଧିକ'}`;
}

/** How large a change is, and nothing more. */
export function pointsSentence(found: ScoreChange): string {
  return found.direction === 'same' ? `${change.same}।` : `ଗତ ଥର ଅପେକ୍ଷା ${changeInPoints(found)}।`;
}

/** What a change means, as a sentence for the person. */
export function changeSentence(type: InstrumentType, found: ScoreChange): string {
  if (found.direction === 'same') return 'ଆପଣଙ୍କ ସ୍କୋର ଗତ ଥର ଭଳି ଅଛି।';
  if (!found.meaningful) return `ଗତ ଥର ଅପେକ୍ଷା ${changeInPoints(found)}, ଅର୍ଥାତ୍ ପ୍ରାୟ ସମାନ।`;
  return hasEased(type, found)
    ? `${pointsSentence(found)} ଏତିକି ବଦଳିବା ମାନେ ସାଧାରଣତଃ ଅବସ୍ଥା ଆଗଠାରୁ ହାଲୁକା ହୋଇଛି।`
    : `${pointsSentence(found)} ଏତିକି ବଦଳିବା ମାନେ ସାଧାରଣତଃ ସମୟ ଆଗଠାରୁ କଷ୍ଟକର ଯାଉଛି।`;
}
