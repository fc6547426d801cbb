import { recallDays } from '../../instruments/recall.ts';
import { inChoice } from './lists.ts';
import { inWeeks } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';

export const reportMessages = {
  documentTitle: 'मन की सेहत की रिपोर्ट',
  period: 'समय',
  made: 'कब बनी',
  nobody: 'नाम नहीं दिया गया',
  unprintableName: 'आपके नाम में ऐसे अक्षर हैं जो यह पेज नहीं दिखा सकता',
  moodCard: 'मूड',
  noRecords: 'अभी कुछ दर्ज नहीं',
  periodOf: (from: string, to: string) => (from === to ? from : `${from} से ${to}`),
  madeOn: (when: string, zone: string, product: string) => `${when} (${zone}), ${product} से`,
  producer: (product: string, organisation: string) => (organisation ? `${product}, ${organisation}` : product),
  ofLargest: (largest: number) => `/ ${largest}`,
  sections: drafted<Record<InstrumentType | 'mood', string>>({
    'GAD-7': 'GAD-7 स्कोर, समय के साथ',
    'PHQ-9': 'PHQ-9 स्कोर, समय के साथ',
    mood: 'मूड, समय के साथ',
  }),
  empty: drafted<Record<InstrumentType | 'mood', string>>({
    'GAD-7': 'GAD-7 का कोई नतीजा नहीं है।',
    'PHQ-9': 'PHQ-9 का कोई नतीजा नहीं है।',
    mood: 'कोई मूड दर्ज नहीं है।',
  }),
  moodsText: (title: string, logged: string) => `${title}: ${logged}`,
  chartText: (title: string, count: number, latest: string) =>
    `${title}: ${count} ${count === 1 ? 'नतीजे' : 'नतीजों'} से होकर जाती लाइन। सबसे नया: ${latest}।`,
  results: 'आपके नतीजे',
  columns: { date: 'तारीख', test: 'टेस्ट', score: 'स्कोर', level: 'स्तर', change: 'पिछली बार से बदलाव' },
  noResults: 'आपने अभी कोई प्रश्नावली नहीं भरी है। आपके नतीजे यहाँ दिखेंगे।',
  moods: 'आपके मूड',
  moodCount: (label: string, count: number) => `${label} ${count}`,
  scoreOf: (score: number, largest: number) => `${largest} में से ${score}`,
  onlyLatest: (count: string) => `इस रिपोर्ट में आपके सबसे नए ${count} नतीजे ही हैं।`,
  notScoredNote: 'स्तर नहीं: कुछ सवाल बंद थे, इसलिए कोई स्तर नहीं है। चार्ट में यह खाली बिंदु है।',
  languages: (names: readonly string[]) => `प्रश्नावली की भाषा: ${names.join(', ')}।`,
  changeNote: (changes: readonly { type: InstrumentType; points: number }[]) =>
    `${inChoice(changes.map(({ type, points }) => `${type} में ${points} अंक`))} या उससे ज़्यादा का बदलाव आम तौर पर मायने रखता है। ऐसे बदलाव मोटे अक्षरों में हैं।`,
  reading: 'इसे कैसे पढ़ें',
  notADiagnosis: 'यह शुरुआती जाँच का नतीजा है, बीमारी की पहचान नहीं।',
  readingText: `स्कोर बताता है कि जवाब देने से पहले के ${inWeeks(recallDays)} में लक्षणों से कितनी बार परेशानी हुई। यह न वजह बता सकता है, न यह कि क्या बीमारी है। बात करने का मन हो, तो डॉक्टर या काउंसलर मदद कर सकते हैं। उन्हें यह रिपोर्ट दिखाई जा सकती है।`,
  bandsOf: (type: InstrumentType, bands: string) => `${type}: ${bands}।`,
  bandOf: (name: string, min: number, max: number) => `${name} ${min} से ${max}`,
  attribution: 'इन प्रश्नावलियों के बारे में',
  help: 'अगर किसी से बात करने का मन हो',
  abroad: 'भारत से बाहर: findahelpline.com',
  numbers: (numbers: readonly string[]) => numbers.join(' या '),
  page: (page: number, pages: number) => `पेज ${page}, कुल ${pages}`,
  private: 'निजी। इसे कौन देखे, यह आप तय करें।',
};
