import { recallDays } from '../../instruments/recall.ts';
import { inWeeks } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';

const weeks = inWeeks(recallDays);

export const assessmentMessages = {
  title: 'मेरे टेस्ट',
  heading: drafted<Record<InstrumentType, string>>({ 'GAD-7': 'GAD-7 चिंता', 'PHQ-9': 'PHQ-9 डिप्रेशन' }),
  picture: { 'GAD-7': 'GAD-7', 'PHQ-9': 'PHQ-9', personality: 'पर्सनैलिटी' } satisfies Partial<
    Record<InstrumentType | 'personality', string>
  >,
  asks: { 'GAD-7': 'फ़िक्र और तनाव के बारे में', 'PHQ-9': 'मूड, नींद और ऊर्जा के बारे में' } satisfies Partial<
    Record<InstrumentType, string>
  >,
  submit: (type: InstrumentType) => `${type} भेजें`,
  again: (type: InstrumentType) => `${type} फिर से लें`,
  unanswered: (type: InstrumentType) => `भेजने से पहले कृपया ${type} के सभी सवालों के जवाब दें।`,
  chooseOne: 'कृपया एक जवाब चुनें।',
  questionsOf: (type: InstrumentType) => `${type} के सवाल`,
  question: (number: number, isAnswered: boolean) =>
    isAnswered ? `सवाल ${number}, जवाब दिया गया` : `सवाल ${number}, जवाब बाकी है`,
  moveOn: 'हर जवाब के बाद अगले सवाल पर जाएँ',
  aloud: { read: 'पढ़कर सुनाएँ', stop: 'सुनाना बंद करें' },
  submitFailed: (type: InstrumentType) => `आपका ${type} टेस्ट भेजते समय कुछ गड़बड़ हो गई।`,
  questionsChanged: 'इस बीच सवाल बदल गए हैं। कुछ सेव नहीं हुआ। कृपया सवाल फिर से देखें।',
  stillHere: 'आपके जवाब यहीं हैं।',
  none: (type: InstrumentType) => `${type} का कोई सवाल नहीं मिला।`,
  noneNextStep: 'यह टेस्ट अभी बंद है। चाहें तो अपना मूड दर्ज करें।',
  loading: 'आपके सवाल लोड हो रहे हैं...',
  loadFailed: 'सवाल लोड नहीं हो पाए। कृपया थोड़ी देर में फिर से कोशिश करें।',
  wording: {
    missing: (type: InstrumentType, own: string) =>
      `${type} अभी यहाँ ${own} में नहीं है। इसके सवाल सिर्फ़ परखे हुए, आधिकारिक शब्दों में दिखाए जाते हैं।`,
    shown: (language: string) => `अभी वे ${language} में हैं।`,
    choose: 'सवाल किस भाषा में दिखें',
  },
  attributionTitle: 'इन प्रश्नावलियों के बारे में',
} as const;

export const resultMessages = {
  score: (type: InstrumentType, total: number) => `आपका ${type} स्कोर: ${total}`,
  scale: (type: InstrumentType, total: number, largest: number, band: string) =>
    `${type}: 0 से ${largest} के पैमाने पर ${total}। स्तर: ${band}।`,
  partial: 'आपकी संस्था में कुछ सवाल बंद हैं, इसलिए यह सिर्फ़ जोड़ है। इसका कोई स्तर नहीं है, और दूसरे नतीजों से इसकी तुलना नहीं हो सकती।',
  changed: 'पिछली बार के बाद',
  first: 'यह आपका पहला नतीजा है। अगली बार दिखेगा कि क्या बदला।',
  incomparable: 'पिछले नतीजे से इसकी तुलना नहीं हो सकती, क्योंकि दोनों बार सवाल एक जैसे नहीं थे।',
  lastTime: (date: string) => `पिछली बार ${date} को।`,
  next: 'क्या मदद कर सकता है',
  steps: {
    steady:
      'इस पैमाने पर हाल स्थिर दिखता है। जिससे आपको अच्छा लगता है, उसे जारी रखें। फिर भी मन में कुछ हो, तो बात करने से मदद मिल सकती है।',
    ease: 'कुछ शांत मिनट मदद कर सकते हैं। मन की बात किसी से कहना भी।',
    talk: 'किसी से बात करने से मदद मिल सकती है: कोई भरोसे का इंसान, काउंसलर या डॉक्टर। चाहें तो अपनी रिपोर्ट साथ ले जाएँ।',
    care: 'काउंसलर या डॉक्टर मदद कर सकते हैं, और कोई भरोसे का इंसान उन तक पहुँचने में। चाहें तो अपनी रिपोर्ट साथ ले जाएँ।',
    open: 'मन में कुछ हो तो किसी से बात करने से मदद मिल सकती है, स्कोर जो भी हो।',
  },
  again: 'अगला हालचाल कब',
  askAgain: (date: string) => `ये सवाल ${weeks} के बारे में हैं, इसलिए ${date} को फिर हालचाल लेना अच्छा रहेगा। चाहें तो पहले भी लें।`,
  askAgainNow: `${weeks} या उससे ज़्यादा हो गए हैं, इसलिए फिर हालचाल लेने का यह अच्छा समय है।`,
  toBreathing: 'साँस की एक्सरसाइज़ करके देखें',
  toStats: 'देखें समय के साथ नतीजे कैसे रहे',
  toHelp: 'देखें किसे कॉल करें',
  whoToCall: 'किसे कॉल करें',
  callBack: 'काउंसलर की कॉल',
  callBackText: 'अपना नंबर छोड़ें, काउंसलर आपको कॉल करेंगे। उन्हें आपके जवाब या स्कोर नहीं दिखते।',
  askForCallBack: 'कॉल बैक माँगें',
  trusted: 'भरोसे का कोई इंसान',
  trustedText: 'उन्हें कॉल करें या लिखें। ज़्यादा समझाना ज़रूरी नहीं।',
  toPlan: 'लिखें कि किससे मदद माँगी जा सकती है',
  meaning: 'इसका मतलब क्या है',
  whoSees: 'इसे कौन देख सकता है',
} as const;

/** On the home screen. */
export const checkInMessages = {
  next: (when: string) => `अगला हालचाल: ${when}`,
  due: 'जब चाहें',
} as const;
