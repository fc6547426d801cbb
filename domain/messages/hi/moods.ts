import { drafted } from '../draft.ts';
import { inList } from './lists.ts';
import { formatCount } from './numbers.ts';
import type { MoodWord } from '../../moods.ts';

/** What each mood is called. */
export const moodNames = drafted<Record<MoodWord, string>>({
  happy: 'खुश',
  calm: 'शांत',
  neutral: 'ठीक-ठाक',
  sad: 'उदास',
  angry: 'गुस्सा',
});

export const moodMessages = {
  title: 'अपना मूड बताएँ',
  short: 'मूड',
  about: 'दिन में एक बार मूड दर्ज करने से समझ आता है कि मूड कब कैसा रहता है।',
  legend: 'इस समय आपका मूड',
  submit: 'मूड भेजें',
  submitted: 'मूड दर्ज हो गया',
  submitFailed: 'आपका मूड भेजते समय कुछ गड़बड़ हो गई।',
  thanks: 'शुक्रिया। यह सेव हो गया।',
  waits: 'इंटरनेट आते ही आपका मूड सेव हो जाएगा।',
  savedLate: 'इंटरनेट आ गया, और आपका मूड सेव हो गया।',
  toStats: 'देखें समय के साथ मूड कैसा रहा',
  another: 'एक और मूड दर्ज करें',
  remove: 'यह मूड हटाएँ',
  removeFailed: 'आपका मूड नहीं हट पाया। कृपया फिर से कोशिश करें।',
  removed: 'मूड हटा दिया गया।',
  week: {
    title: 'आपके पिछले सात दिन',
    offline: 'इंटरनेट न होने पर हम आपका हफ़्ता नहीं दिखा सकते।',
    today: 'आज',
    weekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
    day: (day: string, moods: readonly string[]) => `${day}: ${moods.length === 0 ? 'कोई मूड दर्ज नहीं' : inList(moods)}`,
    more: (count: number) => `+${formatCount(count)}`,
    inDetail: 'इन दिनों के टैग और नोट',
  },
  home: {
    title: 'आज आपका हाल कैसा है?',
    add: 'टैग या नोट जोड़ें',
    last: 'पिछला मूड:',
    today: (time: string) => `आज ${time} बजे`,
    yesterday: (time: string) => `कल ${time} बजे`,
  },
} as const;
