import { toLanguage } from '../../languages.ts';
import { languageNames } from './instruments.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';

/** The admin's panels in which questions are turned on and off. */
export const questionMessages = {
  title: 'सवाल',
  panel: drafted<Record<InstrumentType, string>>({ 'GAD-7': 'GAD-7 के सवाल', 'PHQ-9': 'PHQ-9 के सवाल' }),
  none: { 'GAD-7': 'GAD-7 का कोई सवाल नहीं मिला।', 'PHQ-9': 'PHQ-9 का कोई सवाल नहीं मिला।' } satisfies Partial<
    Record<InstrumentType, string>
  >,
  loading: 'सवाल लोड हो रहे हैं...',
  active: 'चालू',
  on: (active: number, all: number) => `${all} में से ${active} चालू हैं।`,
  someOff: 'जब तक सब फिर चालू न हों, नए नतीजे सिर्फ़ जोड़ हैं, बिना स्तर के।',
  changed: (text: string, isActive: boolean) => `${isActive ? 'चालू किया' : 'बंद किया'}: ${text}`,
  /** After one was turned off. */
  warning: (type: InstrumentType) =>
    `${type} के नए नतीजे अब सिर्फ़ जोड़ हैं, बिना स्तर के, और औसत में नहीं गिने जाते। पहले के नतीजों का स्तर बना रहेगा।`,
  undo: 'पहले जैसा करें',
  /** Before the one goes that brings help. */
  confirm: {
    title: 'यह सवाल बंद करें?',
    needsAll: (type: InstrumentType) => `${type} के स्तर तभी बनते हैं जब सारे सवाल हों। एक भी बंद हो तो:`,
    effects: [
      'नए नतीजे सिर्फ़ जोड़ हैं, उन पर ‘स्तर नहीं’ लिखा होता है।',
      'चार्ट में वे अलग दिखते हैं। स्तर के आँकड़ों और औसत में नहीं गिने जाते।',
      'पहले के नतीजों का स्तर बना रहता है।',
    ],
    button: 'बंद करें',
    care: {
      effect: 'इसके साथ की मदद भी चली जाती है: उस जवाब के बाद किसी को नहीं दिखता कि किसे कॉल करें।',
      title: 'मदद भी बंद करें?',
      text: 'इसी सवाल से लोगों को तुरंत मदद दिखती है, जब सबसे ज़्यादा ज़रूरत होती है। इसके बंद रहते वह मदद नहीं आती।',
      button: 'सवाल और मदद बंद करें',
      keep: 'दोनों चालू रखें',
    },
  },
  wordings: {
    title: 'दूसरी भाषाएँ',
    text: 'लोगों को सिर्फ़ आधिकारिक शब्द दिखते हैं। किसी फ़ॉर्म को चालू करने से पहले उसका आधिकारिक PDF से शब्द-दर-शब्द मिलान करें। PDF phqscreeners.com पर हैं।',
    on: (by: string, day: string) => `चालू। ${by} ने ${day} को आधिकारिक PDF से मिलान किया।`,
    off: 'बंद। आधिकारिक PDF से अभी तक मिलान नहीं किया गया है।',
    show: 'पूरा फ़ॉर्म देखें',
    source: (source: string, day: string) => `स्रोत: ${source}। ${day} को पढ़ा गया।`,
    turnOn: (name: string) => `${name} चालू करें`,
    turnOff: (name: string) => `${name} बंद करें`,
    without: (names: readonly string[]) => `आधिकारिक शब्द अभी नहीं हैं: ${names.join(', ')}। लोग दूसरी भाषा चुनते हैं।`,
  },
  attention: {
    title: 'इस पर ध्यान दें',
    off: (type: InstrumentType, item: number) => `${type} का सवाल ${item} बंद है, और उसकी मदद भी।`,
    text: 'इसके बंद रहते उस जवाब के बाद किसी को मदद नहीं दिखती, और नए नतीजों का स्तर नहीं बनता।',
    turnOn: 'फिर चालू करें',
  },
} as const;

/** What an entry in the list of actions names. */
type AuditDetail = Readonly<Record<string, string>>;

export function questionIn({ type, item }: AuditDetail): string {
  return `${type} का सवाल ${item}`;
}

export function formIn({ type, language = '' }: AuditDetail): string {
  return `${languageNames[toLanguage(language)]} में ${type}`;
}
