/** Mails about the safety of an account. They name no health matter. */
const notYou = (link: string) => [
  'अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें। इससे आपके अकाउंट के बाकी सभी लॉगिन भी बंद हो जाएँगे। यहाँ से शुरू करें:',
  '',
  link,
  '',
  'पक्का न हो, तो अपने वेलनेस एडमिन से पूछें। यहाँ कोई भी कभी आपका पासवर्ड नहीं पूछेगा।',
];

export const safetyMails = {
  changed: {
    subject: (productTitle: string) => `${productTitle}: आपका पासवर्ड बदला गया`,
    text: (at: string, link: string) =>
      [
        `आपके अकाउंट का पासवर्ड ${at} पर बदला गया। बाकी सभी डिवाइस पर लॉगआउट हो गया है।`,
        '',
        'अगर यह आपने ही किया है, तो कुछ करने की ज़रूरत नहीं।',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  newDevice: {
    subject: (productTitle: string) => `${productTitle}: नए डिवाइस पर लॉगिन हुआ`,
    text: (at: string, device: string, link: string) =>
      [
        `${at} पर आपके अकाउंट में ऐसे डिवाइस से लॉगिन हुआ, जो पहले यहाँ इस्तेमाल नहीं हुआ: ${device}।`,
        '',
        'अगर यह आपने ही किया है, तो कुछ करने की ज़रूरत नहीं।',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  afterFailures: {
    subject: (productTitle: string) => `${productTitle}: गलत पासवर्ड के बाद लॉगिन`,
    text: (at: string, device: string, link: string) =>
      [
        `कई गलत कोशिशों के बाद ${at} पर आपका पासवर्ड डाला गया। डिवाइस: ${device}।`,
        '',
        'अगर आपको ही कुछ बार कोशिश करनी पड़ी थी, तो कुछ करने की ज़रूरत नहीं।',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  device: (browser: string | null, system: string | null) => {
    if (browser && system) return `${system} पर ${browser}`;
    return browser ?? system ?? 'नाम पता नहीं चला';
  },
} as const;
