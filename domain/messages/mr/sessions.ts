import { numberInWords, plural } from './numbers.ts';

/** Where a person is signed in, in their profile and in the file of their record. */
export const sessionMessages = {
  title: 'कुठे कुठे लॉग इन आहे',
  intro: 'इथे ओळखीचे नसलेले डिव्हाइस दिसले, तर ते बंद करा आणि नवा पासवर्ड निवडा.',
  changePassword: 'पासवर्ड बदला',
  loading: 'लोड होत आहे...',
  loadFailed: 'हे लोड करता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  device: (browser: string | null, system: string | null) => {
    if (browser === null) return system === null ? 'अनोळखी ब्राउझर' : `${system} वरचा ब्राउझर`;
    return system === null ? browser : `${system} वर ${browser}`;
  },
  current: 'हे डिव्हाइस',
  shared: 'अनेकांचे डिव्हाइस',
  started: (when: string) => `लॉग इन: ${when}`,
  lastUsed: (when: string) => `शेवटचा वापर: ${when}`,
  usedNow: 'आत्ता वापरात',
  end: 'बंद करा',
  endOf: (device: string) => `${device}: बंद करा`,
  endTitle: (device: string) => `${device}: लॉग आउट करायचे?`,
  endText: 'ते वापरणाऱ्याला पुन्हा लॉग इन करावे लागेल. सेव्ह केलेले काहीही जात नाही.',
  endConfirm: 'लॉग आउट करा',
  ended: (device: string) => `${device}: लॉग आउट झाले.`,
  endOthers: 'बाकी सर्व बंद करा',
  endOthersTitle: 'बाकी सर्व ठिकाणी लॉग आउट करायचे?',
  endOthersText: 'इथे लॉग इन राहील. बाकी प्रत्येक डिव्हाइसवर पुन्हा लॉग इन करावे लागेल. सेव्ह केलेले काहीही जात नाही.',
  endOthersConfirm: 'बाकी सर्व लॉग आउट करा',
  endedOthers: 'आता फक्त या डिव्हाइसवर लॉग इन आहे.',
  gone: 'ते आधीच बंद झाले होते.',
  limits: (idleMinutes: number, hours: number, most: number) =>
    `वापर नसेल तर ${afterTime(idleMinutes)}, आणि काहीही असले तरी ${afterTime(hours * 60)} आपोआप लॉग आउट होते. एका वेळी जास्तीत जास्त ${numberInWords(most)} डिव्हाइसवर लॉग इन राहते: आणखी एक जोडले, की सर्वांत जास्त काळ न वापरलेले बंद होते.`,
} as const;

/** 'एका दिवसाने', '30 मिनिटांनी' */
function afterTime(minutes: number): string {
  if (minutes % 1440 === 0) return plural(minutes / 1440, { one: 'एका दिवसाने', other: `${minutes / 1440} दिवसांनी` });
  if (minutes % 60 === 0) return plural(minutes / 60, { one: 'एका तासाने', other: `${minutes / 60} तासांनी` });
  return plural(minutes, { one: 'एका मिनिटाने', other: `${minutes} मिनिटांनी` });
}
