import { inList } from './lists.ts';
import { formatCount } from './numbers.ts';
import type { MoodWord } from '../../moods.ts';
import { drafted } from '../draft.ts';

/** What each mood is called: words that fit everyone, whatever their gender. */
export const moodNames = drafted<Record<MoodWord, string>>({
  happy: 'आनंदी',
  calm: 'शांत',
  neutral: 'ठीक',
  sad: 'उदास',
  angry: 'रागात',
});

export const moodMessages = {
  title: 'आपला मूड नोंदवा',
  short: 'मूड',
  about: 'दिवसातून एकदा नोंदवले, तर मूड कसा बदलतो ते कळू लागते.',
  legend: 'आपला आत्ताचा मूड',
  submit: 'मूड नोंदवा',
  submitted: 'मूड नोंदवला',
  submitFailed: 'आपला मूड नोंदवताना काहीतरी अडचण आली.',
  thanks: 'धन्यवाद. मूड सेव्ह झाला.',
  waits: 'इंटरनेट परत आले की आपला मूड सेव्ह होईल.',
  savedLate: 'इंटरनेट परत आले, आणि आपला मूड सेव्ह झाला.',
  toStats: 'आतापर्यंतचे मूड पाहा',
  another: 'आणखी एक मूड नोंदवा',
  remove: 'हा मूड काढा',
  removeFailed: 'आपला मूड काढता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  removed: 'मूड काढला.',
  week: {
    title: 'आपले गेले सात दिवस',
    offline: 'इंटरनेट नसताना आम्हाला आपला आठवडा दाखवता येत नाही.',
    today: 'आज',
    weekdays: ['रवि', 'सोम', 'मंगळ', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
    day: (day: string, moods: readonly string[]) => `${day}: ${moods.length === 0 ? 'मूड नोंदवला नाही' : inList(moods)}`,
    more: (count: number) => `+${formatCount(count)}`,
    inDetail: 'या दिवसांचे टॅग आणि टिपणे',
  },
  home: {
    title: 'आज कसे वाटत आहे?',
    add: 'टॅग किंवा टिपण जोडा',
    last: 'शेवटचा मूड:',
    today: (time: string) => `आज ${time} वाजता`,
    yesterday: (time: string) => `काल ${time} वाजता`,
  },
} as const;
