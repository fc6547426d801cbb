import { toLanguage } from '../../languages.ts';
import { languageNames } from './instruments.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';

/** The admin's panels in which questions are turned on and off. */
export const questionMessages = {
  title: 'प्रश्न',
  panel: drafted<Record<InstrumentType, string>>({ 'GAD-7': 'GAD-7 चे प्रश्न', 'PHQ-9': 'PHQ-9 चे प्रश्न' }),
  none: drafted<Record<InstrumentType, string>>({
    'GAD-7': 'GAD-7 चे प्रश्न सापडले नाहीत.',
    'PHQ-9': 'PHQ-9 चे प्रश्न सापडले नाहीत.',
  }),
  loading: 'प्रश्न लोड होत आहेत...',
  active: 'सुरू',
  on: (active: number, all: number) => `${all} पैकी ${active} सुरू आहेत.`,
  someOff: 'सर्व प्रश्न पुन्हा सुरू होईपर्यंत नवे निकाल म्हणजे फक्त बेरीज, पातळी नाही.',
  changed: (text: string, isActive: boolean) => `${isActive ? 'सुरू केला' : 'बंद केला'}: ${text}`,
  /** After one was turned off. */
  warning: (type: InstrumentType) =>
    `${type} चे नवे निकाल आता फक्त बेरीज आहेत, पातळी नाही, आणि सरासरीत ते धरले जात नाहीत. आधीच्या निकालांची पातळी राहते.`,
  undo: 'पूर्ववत करा',
  /** Before the one goes that brings help. */
  confirm: {
    title: 'हा प्रश्न बंद करायचा?',
    needsAll: (type: InstrumentType) => `${type} ची पातळी सर्व प्रश्नांवरूनच ठरते. एक जरी बंद असेल तर:`,
    effects: [
      'नवे निकाल फक्त बेरीज असतात, त्यांवर ‘पातळी नाही’ असे लिहिलेले असते.',
      'आलेखात ते वेगळे दाखवले जातात. पातळ्यांची विभागणी आणि सरासरीत ते धरले जात नाहीत.',
      'आधीच्या निकालांची पातळी राहते.',
    ],
    button: 'बंद करा',
    care: {
      effect: 'त्यासोबत येणारी मदतही बंद होते: त्या उत्तरानंतर कोणाला फोन करता येईल ते कोणालाही दाखवले जात नाही.',
      title: 'मदतही बंद करायची?',
      text: 'सर्वांत जास्त गरज असते तेव्हा लोकांना लगेच मदत या प्रश्नामुळे दिसते. तो बंद असताना ती मदत येत नाही.',
      button: 'प्रश्न आणि मदत बंद करा',
      keep: 'दोन्ही सुरू ठेवा',
    },
  },
  wordings: {
    title: 'इतर भाषा',
    text: 'लोकांना फक्त अधिकृत शब्द दिसतात. कोणताही फॉर्म सुरू करण्याआधी तो अधिकृत PDF शी शब्दशः पडताळून पाहा. PDF phqscreeners.com वर आहेत.',
    on: (by: string, day: string) => `सुरू. ${by} यांनी ${day} रोजी अधिकृत PDF शी पडताळले.`,
    off: 'बंद. अधिकृत PDF शी अजून पडताळणी झालेली नाही.',
    show: 'पूर्ण फॉर्म पाहा',
    source: (source: string, day: string) => `स्रोत: ${source}. ${day} रोजी वाचले.`,
    turnOn: (name: string) => `${name} सुरू करा`,
    turnOff: (name: string) => `${name} बंद करा`,
    without: (names: readonly string[]) => `अधिकृत शब्द अजून नाहीत: ${names.join(', ')}. लोक दुसरी भाषा निवडतात.`,
  },
  attention: {
    title: 'लक्ष द्या',
    off: (type: InstrumentType, item: number) => `${type} चा प्रश्न ${item} बंद आहे, आणि त्यासोबतची मदतही.`,
    text: 'तो बंद असताना त्या उत्तरानंतर कोणालाही मदत दाखवली जात नाही, आणि नव्या निकालांना पातळी नाही.',
    turnOn: 'पुन्हा सुरू करा',
  },
} as const;

/** What an entry in the list of actions names. */
type AuditDetail = Readonly<Record<string, string>>;

export function questionIn({ type, item }: AuditDetail): string {
  return `${type} चा प्रश्न ${item}`;
}

export function formIn({ type, language = '' }: AuditDetail): string {
  return `${type} टेस्ट (${languageNames[toLanguage(language)]})`;
}
