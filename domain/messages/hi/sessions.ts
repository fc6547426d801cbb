import { numberInWords } from './numbers.ts';

/** Where a person is signed in, in their profile and in the file of their record. */
export const sessionMessages = {
  title: 'आपका लॉगिन कहाँ-कहाँ है',
  intro: 'कोई डिवाइस अनजान लगे, तो उसे हटाएँ और नया पासवर्ड चुनें।',
  changePassword: 'मेरा पासवर्ड बदलें',
  loading: 'लोड हो रहा है...',
  loadFailed: 'यह लोड नहीं हो पाया। कृपया थोड़ी देर में फिर से कोशिश करें।',
  device: (browser: string | null, system: string | null) => {
    if (browser === null) return system === null ? 'अनजान ब्राउज़र' : `${system} पर ब्राउज़र`;
    return system === null ? browser : `${system} पर ${browser}`;
  },
  current: 'यह डिवाइस',
  shared: 'साझे का डिवाइस',
  started: (when: string) => `लॉगिन: ${when}`,
  lastUsed: (when: string) => `पिछली बार: ${when}`,
  usedNow: 'अभी इस्तेमाल में',
  end: 'हटाएँ',
  endOf: (device: string) => `${device} को हटाएँ`,
  endTitle: (device: string) => `${device} से लॉगआउट करें?`,
  endText: 'वहाँ फिर से लॉगिन करना होगा। आपका सेव किया हुआ कुछ नहीं जाएगा।',
  endConfirm: 'लॉगआउट करें',
  ended: (device: string) => `${device} से लॉगआउट हो गया।`,
  endOthers: 'बाकी सब हटाएँ',
  endOthersTitle: 'बाकी हर जगह लॉगआउट करें?',
  endOthersText: 'यहाँ आपका लॉगिन रहेगा। बाकी हर डिवाइस पर फिर से लॉगिन करना होगा। आपका सेव किया हुआ कुछ नहीं जाएगा।',
  endOthersConfirm: 'बाकी पर लॉगआउट करें',
  endedOthers: 'अब आपका लॉगिन सिर्फ़ इसी डिवाइस पर है।',
  gone: 'वहाँ पहले ही लॉगआउट हो चुका था।',
  limits: (idleMinutes: number, hours: number, most: number) =>
    `${inTime(idleMinutes)} तक इस्तेमाल न हो तो अपने-आप लॉगआउट हो जाता है, और ${inTime(hours * 60)} बाद हर हाल में। लॉगिन ${numberInWords(most)} डिवाइस पर रह सकता है: एक और जुड़ने पर वह हट जाता है जो सबसे लंबे समय से इस्तेमाल नहीं हुआ।`,
} as const;

/** Before a postposition: 'एक घंटे', '14 दिन'. */
function inTime(minutes: number): string {
  if (minutes % 1440 === 0) return minutes === 1440 ? 'एक दिन' : `${minutes / 1440} दिन`;
  if (minutes % 60 === 0) return minutes === 60 ? 'एक घंटे' : `${minutes / 60} घंटे`;
  return minutes === 1 ? 'एक मिनट' : `${minutes} मिनट`;
}
