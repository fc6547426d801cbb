import { periodDays } from '../../statistics/periods.ts';
import { formatCount, plural } from './numbers.ts';

/** The admin's start page; what its parts say has files of its own. */
export const adminMessages = {
  title: 'ॲडमिन डॅशबोर्ड',
  statistics: {
    title: 'आकडेवारी',
    button: 'पूर्ण आकडेवारी पाहा',
  },
  records: {
    title: 'कर्मचाऱ्यांची रेकॉर्ड',
    text: 'नाव, ईमेल, राज्य किंवा शहरावरून शोधा.',
  },
} as const;

/** The numbers at the top of the start page. All of them are in the statistics as well. */
export const adminNumberMessages = {
  title: `गेले ${periodDays['30d']} दिवस`,
  employees: 'कर्मचारी',
  employeesNote: 'सध्या नोंदणी केलेले',
  tookPart: 'सहभागी',
  people: 'जण',
  about: (number: string) => `सुमारे ${number}`,
  share: (percent: number, all: string) => `${all} पैकी ${percent}%`,
  results: 'प्रश्नावली',
  resultsNote: 'पूर्ण केलेल्या',
  moods: 'मूड',
  moodsNote: 'नोंदवलेले',
  withheld: 'दाखवलेले नाही',
  withheldNote: 'गोपनीयतेसाठी',
  protectedNote: 'गोपनीयतेसाठी साधारण आकडे.',
  unknown: '–',
} as const;

/** What an admin should look at, besides a question that brings help. */
export const attentionMessages = {
  count: (count: number) => `${formatCount(count)} ${plural(count, { one: 'गोष्टीकडे', other: 'गोष्टींकडे' })} लक्ष द्या`,
  none: 'लक्ष देण्यासारखे काही नाही.',
  firstSteps: (open: number) =>
    `पहिली पावले: ${formatCount(open)} ${plural(open, { one: 'गोष्ट करायची', other: 'गोष्टी करायच्या' })} बाकी.`,
  showSteps: 'यादी दाखवा',
  plainHttp:
    'हे पान एन्क्रिप्ट केलेले नाही, त्यामुळे लोक लिहितात ते नेटवर्कवरच्या इतरांना वाचता येऊ शकते. सर्व्हर चालवणाऱ्या व्यक्तीला TLS जोडायला सांगा.',
  questionsOff: (count: number, type: string) =>
    `${type} ${plural(count, { one: `चा ${formatCount(count)} प्रश्न बंद आहे`, other: `चे ${formatCount(count)} प्रश्न बंद आहेत` })}. नव्या निकालांना पातळी नाही.`,
  showQuestions: 'प्रश्न दाखवा',
  linesToCheck: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'हेल्पलाइन तपासायची आहे', other: 'हेल्पलाइन तपासायच्या आहेत' })}: नंबर बदललेला असू शकतो.`,
  checkLines: 'हेल्पलाइन तपासा',
} as const;

/** The menu of a line in the list of helplines. */
export const lineListMessages = {
  actionsOf: (name: string) => `${name}: काय करायचे`,
} as const;
