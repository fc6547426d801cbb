import { sharedIdleMinutes } from '../../shared-device.ts';
import { formatCount } from './numbers.ts';

/** What the page says while there is no connection, and of what waits for one. */
export const offlineMessages = {
  label: 'कनेक्शन',
  offlineWaiting: (count: number) => `अभी इंटरनेट नहीं है। भेजना बाकी: ${formatCount(count)}।`,
  waiting: (count: number) => `भेजना बाकी: ${formatCount(count)}।`,
  refused: (count: number) => `अभी सेव नहीं हुआ: ${formatCount(count)}। कृपया चुनें।`,
  asOf: (time: string) => `${time} को जैसा था, इस डिवाइस से।`,
  taken: (time: string) => `समय: ${time}`,
  see: 'देखें कि क्या भेजना बाकी है',
  testWaits: (type: string) => `${type} के आपके जवाब इस डिवाइस पर रखे हैं। इंटरनेट आते ही हम उन्हें भेज देंगे। तब आपका स्कोर दिखेगा।`,
  refusedTest: (type: string) => `${type} के आपके जवाब हम अभी सेव नहीं कर पाए।`,
  keepOpen: 'कृपया यह पेज खुला रखें। इंटरनेट आते ही हम इसे सेव कर देंगे।',
  keepOpenShared: `इस डिवाइस को और लोग भी चलाते हैं: कृपया यह पेज खुला रखें और ${sharedIdleMinutes} मिनट के अंदर इंटरनेट से जुड़ें। उसके बाद यह डिलीट हो जाएगा।`,
  device: {
    title: 'इस डिवाइस पर',
    keep: 'इंटरनेट न होने पर भी मेरे रिकॉर्ड दिखाएँ',
    keepHint: 'होम, ‘मेरे आँकड़े’ और सुरक्षा प्लान बिना इंटरनेट भी खुलते हैं। लॉगआउट करने पर ये इस डिवाइस से हट जाते हैं।',
    shared: 'इस डिवाइस को और लोग भी चलाते हैं, इसलिए यहाँ कुछ नहीं रखा जाता।',
    waits: 'भेजना बाकी',
    mood: (mood: string) => `मूड: ${mood}`,
    test: (type: string) => `${type} के जवाब`,
    context: 'मूड के टैग और नोट',
    discard: 'हटा दें',
    sendAnyway: 'आज की सेटिंग के साथ भेजें',
    sendAsNow: 'अभी के समय के साथ भेजें',
    sendAgain: 'फिर कोशिश करें',
    refused: 'हम इसे सेव नहीं कर पाए।',
  },
  leaving: {
    title: 'कुछ चीज़ें अभी तक भेजी नहीं गईं',
    text: (count: number) =>
      `भेजना बाकी: ${formatCount(count)}। अभी लॉगआउट करने पर, जो भेजना बाकी है वह इस डिवाइस से डिलीट हो जाएगा।`,
    stay: 'लॉगिन बना रहने दें',
    discard: 'हटाएँ और लॉगआउट करें',
  },
} as const;
