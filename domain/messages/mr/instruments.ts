import { recallDays } from '../../instruments/recall.ts';
import { inWeeks } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import type { Language } from '../../languages.ts';
import { hasEased } from '../../instruments/scoring.ts';
import type { ScoreChange, Severity } from '../../instruments/scoring.ts';
import { drafted } from '../draft.ts';

const weeks = inWeeks(recallDays);

const change = {
  first: 'पहिला निकाल',
  notComparable: 'तुलना होत नाही',
  same: 'मागच्या वेळेइतकाच',
};

/** What each level is called. */
export const levelNames = drafted<Record<Severity, string>>({
  Minimal: 'अगदी कमी',
  Mild: 'सौम्य',
  Moderate: 'मध्यम',
  'Moderately severe': 'मध्यम ते तीव्र',
  Severe: 'तीव्र',
  'Not scored': 'पातळी नाही',
});

export const languageNames = drafted<Record<Language, string>>({
  en: 'इंग्रजी',
  hi: 'हिंदी',
  mr: 'मराठी',
  or: 'ओडिया',
  pa: 'पंजाबी',
});

export const instrumentMessages = {
  measures: drafted<Record<InstrumentType, string>>({ 'GAD-7': 'चिंता', 'PHQ-9': 'नैराश्य' }),
  notADiagnosis: 'हा प्राथमिक तपासणीचा निकाल आहे, निदान नाही.',
  change,
  /** What a level of symptoms is, in words that do not alarm. */
  levelMeans: drafted<Record<Severity, string>>({
    Minimal: `गेले ${weeks} लक्षणे नव्हती किंवा अगदी थोडी होती.`,
    Mild: `गेले ${weeks} काही लक्षणे होती.`,
    Moderate: 'बऱ्याच दिवशी लक्षणे होती. कोणाशी तरी बोलल्याने मदत होऊ शकते.',
    'Moderately severe': 'बहुतेक दिवशी लक्षणे होती. आपल्याला आधार मिळायला हवा, आणि तो उपलब्ध आहे.',
    Severe: 'जवळजवळ रोज लक्षणे होती. आपल्याला आधार मिळायला हवा, आणि तो उपलब्ध आहे.',
    'Not scored': 'काही प्रश्न बंद केले होते, म्हणून या स्कोरला पातळी नाही.',
  }),
  /** In place of what a low level means, where an answer calls for care or it is not known that none does. */
  lowButNotAll: 'स्कोर कमी आहे, पण मनात काय चालू आहे ते सगळे एका आकड्यातून कळत नाही.',
};

/** A score with its level: '21 पैकी 12, मध्यम'. */
export function scoreInWords(total: number, largest: number, severity: Severity): string {
  return `${largest} पैकी ${total}, ${levelNames[severity]}`;
}

/** '4 पॉइंट कमी', '1 पॉइंट जास्त', 'मागच्या वेळेइतकाच'. */
export function changeInPoints({ difference, direction }: ScoreChange): string {
  if (direction === 'same') return change.same;
  return `${Math.abs(difference)} पॉइंट ${direction === 'lower' ? 'कमी' : 'जास्त'}`;
}

/** How large a change is, and nothing more. */
export function pointsSentence(found: ScoreChange): string {
  return found.direction === 'same' ? 'आपला स्कोर मागच्या वेळेइतकाच आहे.' : `मागच्या वेळेपेक्षा ${changeInPoints(found)}.`;
}

/** What a change means, as a sentence for the person. */
export function changeSentence(type: InstrumentType, found: ScoreChange): string {
  if (found.direction === 'same') return 'आपला स्कोर मागच्या वेळेइतकाच आहे.';
  if (!found.meaningful) return `मागच्या वेळेपेक्षा ${changeInPoints(found)}, म्हणजे साधारण तेवढाच.`;
  return hasEased(type, found)
    ? `मागच्या वेळेपेक्षा ${changeInPoints(found)}. एवढा फरक म्हणजे बहुधा त्रास कमी झाला आहे.`
    : `मागच्या वेळेपेक्षा ${changeInPoints(found)}. एवढा फरक म्हणजे बहुधा त्रास वाढत चालला आहे.`;
}
