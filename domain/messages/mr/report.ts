import { recallDays } from '../../instruments/recall.ts';
import { inWeeks, plural } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';

export const reportMessages = {
  documentTitle: 'मानसिक आरोग्य रिपोर्ट',
  period: 'कालावधी',
  made: 'तयार केला',
  nobody: 'नाव दिलेले नाही',
  unprintableName: 'आपल्या नावातली अक्षरे या पानावर दाखवता येत नाहीत',
  moodCard: 'मूड',
  noRecords: 'अजून नोंदी नाहीत',
  periodOf: (from: string, to: string) => (from === to ? from : `${from} ते ${to}`),
  madeOn: (when: string, zone: string, product: string) => `${when} (${zone}), ${product} कडून`,
  producer: (product: string, organisation: string) => (organisation ? `${product}, ${organisation}` : product),
  ofLargest: (largest: number) => `/ ${largest}`,
  sections: drafted<Record<InstrumentType | 'mood', string>>({
    'GAD-7': 'GAD-7 स्कोरचे चढउतार',
    'PHQ-9': 'PHQ-9 स्कोरचे चढउतार',
    mood: 'मूडचे चढउतार',
  }),
  empty: drafted<Record<InstrumentType | 'mood', string>>({
    'GAD-7': 'GAD-7 चे निकाल नाहीत.',
    'PHQ-9': 'PHQ-9 चे निकाल नाहीत.',
    mood: 'मूडच्या नोंदी नाहीत.',
  }),
  moodsText: (title: string, logged: string) => `${title}: ${logged}`,
  chartText: (title: string, count: number, latest: string) =>
    `${title}: ${count} ${plural(count, { one: 'नोंद', other: 'नोंदी' })} जोडणारी रेषा. सर्वांत नवी: ${latest}.`,
  results: 'आपले निकाल',
  columns: { date: 'तारीख', test: 'टेस्ट', score: 'स्कोर', level: 'पातळी', change: 'मागच्या वेळेपासून बदल' },
  noResults: 'अजून कोणत्याही प्रश्नावलीची उत्तरे दिलेली नाहीत. आपले निकाल इथे दिसतील.',
  moods: 'आपले मूड',
  moodCount: (label: string, count: number) => `${label} ${count}`,
  scoreOf: (score: number, largest: number) => `${largest} पैकी ${score}`,
  onlyLatest: (count: string) => `या रिपोर्टमध्ये आपले सर्वांत अलीकडचे ${count} निकालच आहेत.`,
  notScoredNote: 'पातळी नाही: काही प्रश्न बंद केले होते. असा निकाल पोकळ ठिपक्याने दाखवला आहे.',
  languages: (names: readonly string[]) => `प्रश्नावलीची भाषा: ${names.join(', ')}.`,
  changeNote: (changes: readonly { type: InstrumentType; points: number }[]) =>
    `${changes.map(({ type, points }) => `${type} मध्ये ${points} किंवा जास्त पॉइंटचा`).join(' किंवा ')} बदल सहसा लक्षात घेण्याजोगा असतो. असे बदल ठळक अक्षरांत आहेत.`,
  reading: 'हे कसे वाचावे',
  notADiagnosis: 'हा प्राथमिक तपासणीचा निकाल आहे, निदान नाही.',
  readingText: `उत्तरे देण्याआधीचे ${inWeeks(recallDays)} लक्षणांचा किती वेळा त्रास झाला, ते स्कोर दाखवतो. तो का झाला किंवा काय झाले आहे, हे स्कोरवरून कळत नाही. याबद्दल बोलावेसे वाटले, तर डॉक्टर किंवा समुपदेशक मदत करू शकतात. त्यांना हा रिपोर्ट दाखवता येतो.`,
  bandsOf: (type: InstrumentType, bands: string) => `${type}: ${bands}.`,
  bandOf: (name: string, min: number, max: number) => `${name} ${min} ते ${max}`,
  attribution: 'या प्रश्नावलींबद्दल',
  help: 'कोणाशी तरी बोलावेसे वाटले तर',
  abroad: 'भारताबाहेर: findahelpline.com',
  numbers: (numbers: readonly string[]) => numbers.join(' किंवा '),
  page: (page: number, pages: number) => `पान ${page}, एकूण ${pages}`,
  private: 'खासगी. हे कोणी पाहायचे ते आपण ठरवता.',
};
