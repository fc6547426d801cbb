import { formatCount } from './numbers.ts';

/** How a person learns that someone opened their record. */
export const accessNoticeMessages = {
  title: 'कोई मेरा रिकॉर्ड खोले तो मुझे बताएँ',
  intro: 'ऊपर की लिस्ट में यह हमेशा दिखता है। चाहें तो बताने के और तरीके भी चुनें।',
  onPage: 'पेज के ऊपर एक लाइन',
  byMail: 'ईमेल, दिन में ज़्यादा से ज़्यादा एक',
  byMailHint: 'ईमेल में न कोई नाम होता है, न आपकी सेहत की बात।',
  loading: 'लोड हो रहा है...',
  loadFailed: 'यह लोड नहीं हो पाया। कृपया थोड़ी देर में फिर से कोशिश करें।',
  news: 'आपके रिकॉर्ड के बारे में',
  opened: (count: number) =>
    count === 1 ? 'किसी ने आपका रिकॉर्ड खोला।' : `आपका रिकॉर्ड ${formatCount(count)} बार खोला गया।`,
} as const;

/** A plain letter: it names no one and no health matter. */
export const accessMail = {
  subject: (productTitle: string) => `${productTitle}: किसी ने आपका रिकॉर्ड खोला`,
  text: (link: string) =>
    [
      'किसी ने आपका रिकॉर्ड खोला। किसने और कब, यह यहाँ देखें:',
      '',
      link,
      '',
      'यह ईमेल आपने चुना था। ऊपर के लिंक पर इसे बंद भी किया जा सकता है। यह दिन में ज़्यादा से ज़्यादा एक बार आता है।',
    ].join('\n'),
} as const;
