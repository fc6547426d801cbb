import { recallDays } from '../../instruments/recall.ts';
import { inWeeks } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';

const weeks = inWeeks(recallDays);

export const assessmentMessages = {
  title: 'माझ्या टेस्ट',
  heading: drafted<Record<InstrumentType, string>>({ 'GAD-7': 'GAD-7 चिंता', 'PHQ-9': 'PHQ-9 नैराश्य' }),
  picture: drafted<Record<InstrumentType | 'personality', string>>({
    'GAD-7': 'GAD-7',
    'PHQ-9': 'PHQ-9',
    personality: 'व्यक्तिमत्त्व',
  }),
  asks: drafted<Record<InstrumentType, string>>({ 'GAD-7': 'काळजी आणि ताणाबद्दल', 'PHQ-9': 'मूड, झोप आणि उत्साहाबद्दल' }),
  submit: (type: InstrumentType) => `${type} सबमिट करा`,
  again: (type: InstrumentType) => `${type} पुन्हा करा`,
  unanswered: (type: InstrumentType) => `सबमिट करण्याआधी कृपया ${type} च्या सर्व प्रश्नांची उत्तरे द्या.`,
  chooseOne: 'कृपया एक उत्तर निवडा.',
  questionsOf: (type: InstrumentType) => `${type} चे प्रश्न`,
  question: (number: number, isAnswered: boolean) =>
    isAnswered ? `प्रश्न ${number}, उत्तर दिले आहे` : `प्रश्न ${number}, उत्तर बाकी आहे`,
  moveOn: 'उत्तर दिल्यावर पुढच्या प्रश्नावर जा',
  aloud: { read: 'वाचून दाखवा', stop: 'वाचन थांबवा' },
  submitFailed: (type: InstrumentType) => `आपली ${type} टेस्ट सबमिट करताना काहीतरी अडचण आली.`,
  questionsChanged: 'आपण प्रश्न उघडल्यानंतर ते बदलले आहेत. काहीही सेव्ह झाले नाही. कृपया ते पुन्हा पाहा.',
  stillHere: 'आपली उत्तरे इथेच आहेत.',
  none: (type: InstrumentType) => `${type} चे प्रश्न सापडले नाहीत.`,
  noneNextStep: 'ही टेस्ट सध्या बंद आहे. मूड मात्र नोंदवता येतो.',
  loading: 'प्रश्न लोड होत आहेत...',
  loadFailed: 'प्रश्न लोड करता आले नाहीत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  wording: {
    missing: (type: InstrumentType, own: string) =>
      `${type} इथे अजून ${own} भाषेत नाही. यातील प्रश्न फक्त पारखलेल्या, अधिकृत शब्दांत दाखवले जातात.`,
    shown: (language: string) => `सध्या ते ${language} भाषेत आहेत.`,
    choose: 'प्रश्न कोणत्या भाषेत दाखवायचे',
  },
  attributionTitle: 'या प्रश्नावलींबद्दल',
} as const;

export const resultMessages = {
  score: (type: InstrumentType, total: number) => `आपला ${type} स्कोर: ${total}`,
  scale: (type: InstrumentType, total: number, largest: number, band: string) =>
    `${type}: 0 ते ${largest} या मापावर ${total}. पातळी: ${band}.`,
  partial:
    'आपल्या संस्थेत काही प्रश्न बंद केले आहेत, म्हणून ही फक्त बेरीज आहे. तिला पातळी नाही, आणि आपल्या इतर निकालांशी तिची तुलना होत नाही.',
  changed: 'मागच्या वेळेपासून',
  first: 'हा आपला पहिला निकाल आहे. पुढच्या वेळी यात काय फरक पडला ते दिसेल.',
  incomparable: 'मागच्या निकालाशी याची तुलना होत नाही, कारण दोन्ही वेळचे प्रश्न वेगळे होते.',
  lastTime: (date: string) => `मागची टेस्ट ${date} रोजी होती.`,
  next: 'कशाने मदत होऊ शकते',
  steps: {
    steady: 'या मापावर सगळे स्थिर दिसते. जे उपयोगी पडते ते चालू ठेवा. तरीही मनात काही असेल, तर बोलल्याने मदत होऊ शकते.',
    ease: 'थोडा शांत वेळ मिळाला तर बरे वाटू शकते. मनातले कोणाशी तरी बोलल्यानेही मदत होऊ शकते.',
    talk: 'कोणाशी तरी बोलल्याने मदत होऊ शकते: विश्वासातली व्यक्ती, समुपदेशक किंवा डॉक्टर. आपला रिपोर्ट सोबत नेता येतो.',
    care: 'समुपदेशक किंवा डॉक्टर मदत करू शकतात, आणि विश्वासातली व्यक्ती ते शोधायला मदत करू शकते. आपला रिपोर्ट सोबत नेता येतो.',
    open: 'मनात काही असेल, तर स्कोर कितीही असला तरी कोणाशी तरी बोलल्याने मदत होऊ शकते.',
  },
  again: 'पुढची विचारपूस केव्हा करावी',
  askAgain: (date: string) =>
    `गेले ${weeks} कसे होते ते प्रश्न विचारतात. म्हणून पुन्हा टेस्ट करायला ${date} ही चांगली तारीख आहे. हवे तर आधीही करता येते.`,
  askAgainNow: `${weeks} किंवा जास्त झाले, म्हणून पुन्हा टेस्ट करायला आता चांगली वेळ आहे.`,
  toBreathing: 'श्वासाचा व्यायाम करून पाहा',
  toStats: 'आतापर्यंतचे निकाल पाहा',
  toHelp: 'कोणाला फोन करता येईल ते पाहा',
  whoToCall: 'फोनवर कोणाशी बोलता येईल',
  callBack: 'समुपदेशकाचा फोन',
  callBackText: 'आपला नंबर देऊन ठेवता येतो, आणि समुपदेशक फोन करतील. आपली उत्तरे किंवा स्कोर त्यांना दिसत नाहीत.',
  askForCallBack: 'फोनसाठी विनंती करा',
  trusted: 'विश्वासातली व्यक्ती',
  trustedText: 'त्यांना फोन करा किंवा मेसेज पाठवा. फार काही समजावून सांगायची गरज नाही.',
  toPlan: 'कोणाकडे मदत मागता येईल ते लिहून ठेवा',
  meaning: 'याचा अर्थ काय',
  whoSees: 'हे कोण पाहू शकते',
} as const;

/** On the home screen. */
export const checkInMessages = {
  next: (when: string) => `पुढची विचारपूस: ${when}`,
  due: 'केव्हाही',
} as const;
