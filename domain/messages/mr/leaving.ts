import { leavingLinkDays } from '../../leaving.ts';
import { formatDay } from './dates.ts';

const at = (orgName: string) => (orgName === '' ? 'इथे' : `${orgName} मध्ये`);

/** Mails are plain letters. */
export const leavingMails = {
  planned: {
    subject: (productTitle: string, leftOn: string) => `${productTitle}: आपले खाते ${formatDay(leftOn)} रोजी बंद होईल`,
    text: (leftOn: string, orgName: string) =>
      [
        `आपण ${formatDay(leftOn)} पासून ${at(orgName)} काम करणार नाही, अशी नोंद ॲडमिनने केली आहे.`,
        '',
        'तोपर्यंत काहीही बदलत नाही. त्या दिवशी लॉग आउट होईल, आणि त्यानंतर लॉग इन करता येणार नाही.',
        '',
        `मग आपण नोंदवलेल्या सर्व गोष्टींची लिंक आम्ही पाठवू. ती ${leavingLinkDays} दिवस चालते.`,
        '',
        'हे बरोबर नसेल, तर कृपया आपल्या संस्थेत हे ॲप चालवणाऱ्यांना सांगा.',
      ].join('\n'),
  },
  link: {
    subject: (productTitle: string) => `${productTitle}: आपले रेकॉर्ड, आपल्याकडे ठेवण्यासाठी`,
    /** `since`: a day that was over when it was noted. */
    text: (link: string, since: string | undefined, orgName: string) =>
      [
        since === undefined
          ? `आपण आता ${at(orgName)} काम करत नाही, म्हणून आपले खाते बंद आहे आणि लॉग इन करता येत नाही.`
          : `आपण ${formatDay(since)} पासून ${at(orgName)} काम करत नाही, अशी नोंद ॲडमिनने केली आहे. म्हणून आता लॉग इन करता येत नाही.`,
        '',
        `आपण नोंदवलेले अजूनही आपलेच आहे. या लिंकने ते ${leavingLinkDays} दिवस पाहता आणि डाउनलोड करता येते:`,
        '',
        link,
        '',
        'लिंक उघडल्यावर आपली जन्मतारीख विचारली जाते. कृपया हा ईमेल कोणालाही पुढे पाठवू नका.',
        '',
        'हे बरोबर नसेल, तर कृपया आपल्या संस्थेत हे ॲप चालवणाऱ्यांना सांगा.',
      ].join('\n'),
  },
  withdrawn: {
    subject: (productTitle: string) => `${productTitle}: आता लॉग इन करता येते`,
    text: (link: string, orgName: string, hasPassword: boolean) =>
      [
        `आपण ${at(orgName)} काम करता, अशी नोंद ॲडमिनने केली आहे. ${hasPassword ? 'आपल्या ईमेलने आणि पासवर्डने' : 'आपल्या कामाच्या खात्याने'} लॉग इन करता येते:`,
        '',
        link,
        '',
        'आधी पाठवलेली आपल्या रेकॉर्डची लिंक आता चालत नाही.',
      ].join('\n'),
  },
} as const;

/** What the link of someone who has left shows. */
export const leaverMessages = {
  title: 'आपले रेकॉर्ड',
  openIntro: 'आपल्या ईमेलवरून दुसऱ्या कोणाला हे उघडता येऊ नये, म्हणून कृपया जन्मतारीख लिहा.',
  open: 'माझे रेकॉर्ड उघडा',
  openFailed: 'ते उघडता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  heading: (name: string) => `आपले रेकॉर्ड, ${name}`,
  intro: (day: string) =>
    `आपण आता इथे काम करत नाही, म्हणून आपले खाते बंद आहे. आपण नोंदवलेले अजूनही आपलेच आहे. ही लिंक ${day} पर्यंत चालते. त्यानंतर कृपया आपल्या संस्थेला विचारा.`,
  pdf: 'PDF रिपोर्ट डाउनलोड करा',
  pdfAbout: 'आपले स्कोर आणि मूड आलेख आणि तक्त्यांत, आपल्यासाठी किंवा डॉक्टरांसाठी.',
  json: 'सर्व डाउनलोड करा',
  jsonAbout: 'आपल्याबद्दल ठेवलेले सर्व, उत्तरे आणि टिपणांसह, इतर ॲप वाचू शकतील अशा फाइलमध्ये (JSON).',
  jsonFile: 'my-record.json',
  pdfFile: 'Mental_Health_Report.pdf',
  failed: 'फाइल तयार करता आली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  saved: 'फाइल आपल्या डिव्हाइसवर आहे.',
  erasure: 'सर्व डिलीट करा',
  erasureText: (days: number) => `आपल्याबद्दल ठेवलेले सर्व आम्ही डिलीट करू शकतो. विचार बदलायला ${days} दिवस आहेत.`,
  erase: 'माझे रेकॉर्ड डिलीट करा',
  eraseTitle: 'आपल्याबद्दलचे सर्व डिलीट करायचे?',
  eraseConfirm: (days: number) => `आम्ही सर्व ${days} दिवसांनी डिलीट करू. तोपर्यंत या लिंकने विचार बदलता येतो.`,
  planned: (when: string) => `आपल्याबद्दलचे सर्व ${when} ला डिलीट होईल.`,
  keep: 'माझे रेकॉर्ड ठेवा',
  noLink: 'कृपया ईमेलमधली लिंक पुन्हा उघडा.',
  noLinkNextStep: `काम सोडल्याच्या दिवसापासून ती ${leavingLinkDays} दिवस चालते. त्यानंतर कृपया आपल्या संस्थेला विचारा.`,
  help: 'कोणाशी तरी बोलावेसे वाटते?',
  helpText: 'आता कुठेही काम करत असाल, तरी या नंबरवर फोन करता येतो.',
} as const;
