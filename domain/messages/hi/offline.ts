import { sharedIdleMinutes } from '../../shared-device.ts';
import { formatCount } from './numbers.ts';

/** What the page says while there is no connection, and of what waits for one. */
export const offlineMessages = {
  label: 'कनेक्शन',
  offlineWaiting: (count: number) => `अभी इंटरनेट नहीं है। भेजना बाकी: ${formatCount(count)}।`,
  waiting: (count: number) => `भेजना बाकी: ${formatCount(count)}।`,
  refused: (count: number) => `अभी सेव नहीं हुआ: ${formatCount(count)}। कृपया चुनें।`,
  unsaved: 'हम इसे सेव नहीं कर पाए।',
  asOf: (time: string) => `${time} को जैसा था, इस डिवाइस से।`,
  taken: (time: string) => `समय: ${time}`,
  see: 'देखें कि क्या भेजना बाकी है',
  testWaits: (type: string) => `${type} के आपके जवाब इस डिवाइस पर रखे हैं। इंटरनेट आते ही हम उन्हें भेज देंगे। तब आपका स्कोर दिखेगा।`,
  refusedTest: (type: string) => `${type} के आपके जवाब हम अभी सेव नहीं कर पाए।`,
  keepOpen: 'कृपया यह पेज खुला रखें। इंटरनेट आते ही हम इसे सेव कर देंगे।',
  keepOpenShared: `इस डिवाइस को और लोग भी चलाते हैं: कृपया यह पेज खुला रखें और ${sharedIdleMinutes} मिनट के अंदर इंटरनेट से जुड़ें। उसके बाद यह डिलीट हो जाएगा।`,
} as const;
