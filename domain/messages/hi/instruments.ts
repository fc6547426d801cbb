import { drafted } from '../draft.ts';
import { recallDays } from '../../instruments/recall.ts';
import { inWeeks } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import type { Language } from '../../languages.ts';
import { hasEased } from '../../instruments/scoring.ts';
import type { ScoreChange, Severity } from '../../instruments/scoring.ts';

const weeks = inWeeks(recallDays);

const change = {
  first: 'पहला नतीजा',
  notComparable: 'तुलना नहीं हो सकती',
  same: 'पिछली बार जितना ही',
};

/** What each level is called. */
export const levelNames = drafted<Record<Severity, string>>({
  Minimal: 'बहुत कम',
  Mild: 'हल्का',
  Moderate: 'मध्यम',
  'Moderately severe': 'मध्यम-गंभीर',
  Severe: 'गंभीर',
  'Not scored': 'स्तर नहीं',
});

export const languageNames = drafted<Record<Language, string>>({
  en: 'अंग्रेज़ी',
  hi: 'हिन्दी',
  mr: 'मराठी',
  or: 'ओड़िया',
  pa: 'पंजाबी',
});

export const instrumentMessages = {
  measures: drafted<Record<InstrumentType, string>>({ 'GAD-7': 'चिंता', 'PHQ-9': 'डिप्रेशन' }),
  notADiagnosis: 'यह शुरुआती जाँच का नतीजा है, बीमारी की पहचान नहीं।',
  change,
  /** What a level of symptoms is, in words that do not alarm. */
  levelMeans: drafted<Record<Severity, string>>({
    Minimal: `पिछले ${weeks} में बहुत कम लक्षण, या कोई नहीं।`,
    Mild: `पिछले ${weeks} में कुछ लक्षण।`,
    Moderate: 'कई दिन लक्षण रहे। किसी से बात करने से मदद मिल सकती है।',
    'Moderately severe': 'ज़्यादातर दिन लक्षण रहे। साथ और मदद पाना आपका हक है, और मदद मौजूद है।',
    Severe: 'लगभग रोज़ लक्षण रहे। साथ और मदद पाना आपका हक है, और मदद मौजूद है।',
    'Not scored': 'कुछ सवाल बंद थे, इसलिए इस स्कोर का कोई स्तर नहीं है।',
  }),
  /** In place of what a low level means, where an answer calls for care or it is not known that none does. */
  lowButNotAll: 'स्कोर कम है, पर कोई नंबर आपका पूरा हाल नहीं बता सकता।',
};

/** A score with its level: '21 में से 12, मध्यम'. */
export function scoreInWords(total: number, largest: number, severity: Severity): string {
  return `${largest} में से ${total}, ${levelNames[severity]}`;
}

/** '4 अंक कम', '1 अंक ज़्यादा', 'पिछली बार जितना ही'. */
export function changeInPoints({ difference, direction }: ScoreChange): string {
  if (direction === 'same') return change.same;
  return `${Math.abs(difference)} अंक ${direction === 'lower' ? 'कम' : 'ज़्यादा'}`;
}

/** How large a change is, and nothing more. */
export function pointsSentence(found: ScoreChange): string {
  return found.direction === 'same' ? `${change.same}।` : `पिछली बार से ${changeInPoints(found)}।`;
}

/** What a change means, as a sentence for the person. */
export function changeSentence(type: InstrumentType, found: ScoreChange): string {
  if (found.direction === 'same') return 'आपका स्कोर पिछली बार जितना ही है।';
  if (!found.meaningful) return `पिछली बार से ${changeInPoints(found)}, यानी लगभग उतना ही।`;
  return hasEased(type, found)
    ? `पिछली बार से ${changeInPoints(found)}। इतने बदलाव का मतलब अक्सर यह होता है कि हाल कुछ बेहतर हुआ है।`
    : `पिछली बार से ${changeInPoints(found)}। इतने बदलाव का मतलब अक्सर यह होता है कि मुश्किलें बढ़ी हैं।`;
}
