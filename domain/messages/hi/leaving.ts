import { leavingLinkDays } from '../../leaving.ts';
import { formatDay } from './dates.ts';

const at = (orgName: string) => (orgName === '' ? 'यहाँ' : `${orgName} में`);

/** Mails are plain letters. */
export const leavingMails = {
  planned: {
    subject: (productTitle: string, leftOn: string) => `${productTitle}: आपका अकाउंट ${formatDay(leftOn)} को बंद होगा`,
    text: (leftOn: string, orgName: string) =>
      [
        `एक एडमिन ने दर्ज किया है कि ${formatDay(leftOn)} से आपका काम ${at(orgName)} नहीं रहेगा।`,
        '',
        'तब तक कुछ नहीं बदलेगा। उस दिन लॉगआउट हो जाएगा, और उसके बाद लॉगिन नहीं होगा।',
        '',
        `तब हम आपको एक लिंक भेजेंगे, जिससे आपका दर्ज किया हुआ सब कुछ मिलेगा। वह ${leavingLinkDays} दिन चलेगा।`,
        '',
        'अगर यह सही नहीं है, तो अपने यहाँ यह ऐप चलाने वालों को बताएँ।',
      ].join('\n'),
  },
  link: {
    subject: (productTitle: string) => `${productTitle}: आपका रिकॉर्ड, आपके पास रखने के लिए`,
    /** `since`: a day that was over when it was noted. */
    text: (link: string, since: string | undefined, orgName: string) =>
      [
        since === undefined
          ? `अब आपका काम ${at(orgName)} नहीं है, इसलिए आपका अकाउंट बंद है और लॉगिन नहीं होगा।`
          : `एक एडमिन ने दर्ज किया है कि ${formatDay(since)} से आपका काम ${at(orgName)} नहीं है, इसलिए अब लॉगिन नहीं होगा।`,
        '',
        `आपने जो दर्ज किया, वह अब भी आपका है। इस लिंक से ${leavingLinkDays} दिन तक उसे देखें और डाउनलोड करें:`,
        '',
        link,
        '',
        'इसमें आपकी जन्मतिथि पूछी जाएगी। कृपया यह ईमेल किसी को आगे न भेजें।',
        '',
        'अगर यह सही नहीं है, तो अपने यहाँ यह ऐप चलाने वालों को बताएँ।',
      ].join('\n'),
  },
  withdrawn: {
    subject: (productTitle: string) => `${productTitle}: लॉगिन फिर चालू है`,
    text: (link: string, orgName: string, hasPassword: boolean) =>
      [
        `एक एडमिन ने दर्ज किया है कि आपका काम ${at(orgName)} है। ${hasPassword ? 'अपने ईमेल और पासवर्ड से' : 'अपने ऑफ़िस वाले अकाउंट से'} लॉगिन करें:`,
        '',
        link,
        '',
        'आपके रिकॉर्ड का जो लिंक हमने पहले भेजा था, वह अब नहीं चलता।',
      ].join('\n'),
  },
} as const;

/** What the link of someone who has left shows. */
export const leaverMessages = {
  title: 'आपका रिकॉर्ड',
  openIntro: 'आपके ईमेल से कोई और इसे न खोल पाए, इसलिए अपनी जन्मतिथि डालें।',
  open: 'मेरा रिकॉर्ड खोलें',
  openFailed: 'यह नहीं खुल पाया। कृपया फिर से कोशिश करें।',
  heading: (name: string) => `${name}, आपका रिकॉर्ड`,
  intro: (day: string) =>
    `अब आपका काम यहाँ नहीं है, इसलिए आपका अकाउंट बंद है। आपने जो दर्ज किया, वह अब भी आपका है। यह लिंक ${day} तक चलेगा। उसके बाद अपनी संस्था से पूछें।`,
  pdf: 'PDF रिपोर्ट डाउनलोड करें',
  pdfAbout: 'आपके स्कोर और मूड, चार्ट और टेबल में, आपके या आपके डॉक्टर के लिए।',
  json: 'सब कुछ डाउनलोड करें',
  jsonAbout: 'आपके बारे में जो कुछ रखा है, आपके जवाबों और नोट के साथ, ऐसी फ़ाइल में जिसे दूसरे ऐप पढ़ सकें (JSON)।',
  jsonFile: 'my-record.json',
  pdfFile: 'Mental_Health_Report.pdf',
  failed: 'फ़ाइल नहीं बन पाई। कृपया थोड़ी देर में फिर से कोशिश करें।',
  saved: 'फ़ाइल आपके डिवाइस पर है।',
  erasure: 'सब डिलीट करें',
  erasureText: (days: number) => `आप चाहें तो हम आपके बारे में रखा सब कुछ डिलीट कर देंगे। मन बदलने के लिए ${days} दिन हैं।`,
  erase: 'मेरा रिकॉर्ड डिलीट करें',
  eraseTitle: 'आपके बारे में सब कुछ डिलीट करें?',
  eraseConfirm: (days: number) => `${days} दिन बाद सब डिलीट होगा। तब तक मन बदले, तो इसी लिंक से रोकें।`,
  planned: (when: string) => `आपके बारे में सब कुछ ${when} को डिलीट होगा।`,
  keep: 'मेरा रिकॉर्ड रहने दें',
  noLink: 'ईमेल का लिंक फिर से खोलें।',
  noLinkNextStep: `वह काम के आखिरी दिन से ${leavingLinkDays} दिन चलता है। उसके बाद अपनी संस्था से पूछें।`,
  help: 'किसी से बात करने का मन है?',
  helpText: 'इन नंबरों पर कॉल करें, अब आपका काम जहाँ भी हो।',
} as const;
