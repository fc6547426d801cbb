import type { Wording } from './wording-shape.ts';

/** The fourth item is spelt as the source has it ('मे'; another copy of the form has 'में'). */
export const gad7Hindi = {
  type: 'GAD-7',
  language: 'hi',
  stem: 'पिछले 2 सप्ताहों के दौरान, आप निम्नलिखित समस्याओं से कितनी बार परेशान हुए?',
  items: [
    'बेचैनी, चिंता या तनाव महसूस करना',
    'चिंता रोकने या नियंत्रित कर सकने में असफल रहना',
    'विभिन्न चीज़ों के लिए बहुत ज्यादा चिंता करना',
    'आराम करने मे परेशानी',
    'इतनी ज्यादा बेचैनी, कि स्थिर बैठना मुश्किल हो जाता है',
    'आसानी से चिढ़ना या खिजना',
    'डर महसूस होना कि शायद कुछ बहुत बुरा हो सकता है',
  ],
  answers: ['बिल्कुल नहीं', 'कई दिनों तक', 'आधे से ज्यादा दिनों तक', 'लगभग रोज़ाना'],
  source:
    'phqscreeners.com, Hindi for India, as transcribed in github.com/sudhirkots/migraine-study-app, questionnaires.py, 34b94baf8ad3569afbfd1b4809e19535dbc71734',
  read: '2026-11-20',
} as const satisfies Wording;
