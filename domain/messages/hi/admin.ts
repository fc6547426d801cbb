import { periodDays } from '../../statistics/periods.ts';
import { formatCount, plural } from './numbers.ts';

/** The admin's start page; what its parts say has files of its own. */
export const adminMessages = {
  title: 'एडमिन डैशबोर्ड',
  statistics: {
    title: 'आँकड़े',
    button: 'पूरे आँकड़े देखें',
  },
  records: {
    title: 'कर्मचारियों के रिकॉर्ड',
    text: 'नाम, ईमेल, राज्य या शहर से खोजें।',
  },
} as const;

/** The numbers at the top of the start page. All of them are in the statistics as well. */
export const adminNumberMessages = {
  title: `पिछले ${periodDays['30d']} दिन`,
  employees: 'कर्मचारी',
  employeesNote: 'अभी रजिस्टर हैं',
  tookPart: 'हिस्सा लिया',
  people: 'लोग',
  about: (number: string) => `करीब ${number}`,
  share: (percent: number, all: string) => `${all} का ${percent}%`,
  results: 'प्रश्नावलियाँ',
  resultsNote: 'पूरी हुईं',
  moods: 'मूड',
  moodsNote: 'दर्ज हुए',
  withheld: 'छिपा हुआ',
  withheldNote: 'निजता बचाने के लिए',
  protectedNote: 'निजता बचाने के लिए, मोटे तौर पर।',
  unknown: '–',
} as const;

/** What an admin should look at, besides a question that brings help. */
export const attentionMessages = {
  count: (count: number) => `${formatCount(count)} ${plural(count, { one: 'बात', other: 'बातों' })} पर ध्यान दें`,
  none: 'किसी बात पर ध्यान देना बाकी नहीं।',
  firstSteps: (open: number) => `पहले कदम: ${formatCount(open)} काम बाकी।`,
  showSteps: 'लिस्ट दिखाएँ',
  plainHttp: 'यह पेज एन्क्रिप्ट नहीं है, इसलिए नेटवर्क पर दूसरे लोग पढ़ सकते हैं कि क्या लिखा गया। सर्वर चलाने वाले से TLS लगाने को कहें।',
  questionsOff: (count: number, type: string) =>
    `${type} ${plural(count, { one: 'का', other: 'के' })} ${formatCount(count)} सवाल ${plural(count, { one: 'बंद है', other: 'बंद हैं' })}। नए नतीजों का स्तर नहीं बनता।`,
  showQuestions: 'सवाल दिखाएँ',
  linesToCheck: (count: number) =>
    `${formatCount(count)} हेल्पलाइन ${plural(count, { one: 'जाँचनी है', other: 'जाँचनी हैं' })}: नंबर बदला हो सकता है।`,
  checkLines: 'हेल्पलाइन जाँचें',
} as const;

/** The menu of a line in the list of helplines. */
export const lineListMessages = {
  actionsOf: (name: string) => `${name} के लिए विकल्प`,
} as const;
