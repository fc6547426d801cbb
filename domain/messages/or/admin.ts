import { periodDays } from '../../statistics/periods.ts';
import { formatCount } from './numbers.ts';

/** The admin's start page; what its parts say has files of its own. */
export const adminMessages = {
  title: 'ଆଡମିନ୍ ଡ୍ୟାସବୋର୍ଡ',
  statistics: {
    title: 'ପରିସଂଖ୍ୟାନ',
    button: 'ସବୁ ପରିସଂଖ୍ୟାନ ଦେଖନ୍ତୁ',
  },
  records: {
    title: 'କର୍ମଚାରୀଙ୍କ ରେକର୍ଡ',
    text: 'ନାଁ, ଇମେଲ୍, ରାଜ୍ୟ ବା ସହରରେ କାହାକୁ ଖୋଜନ୍ତୁ।',
  },
} as const;

/** The numbers at the top of the start page. All of them are in the statistics as well. */
export const adminNumberMessages = {
  title: `ଗତ ${periodDays['30d']} ଦିନ`,
  employees: 'କର୍ମଚାରୀ',
  employeesNote: 'ଏବେ ରେଜିଷ୍ଟର୍ ଅଛନ୍ତି',
  tookPart: 'ଭାଗ ନେଲେ',
  people: 'ଜଣ',
  about: (number: string) => `ପ୍ରାୟ ${number}`,
  share: (percent: number, all: string) => `${all}ର ${percent}%`,
  results: 'ପ୍ରଶ୍ନାବଳୀ',
  resultsNote: 'ପୂରଣ ହେଲା',
  moods: 'ମୁଡ୍',
  moodsNote: 'ସେଭ୍ ହେଲା',
  withheld: 'ଲୁଚାଯାଇଛି',
  withheldNote: 'ଗୋପନୀୟତା ପାଇଁ',
  protectedNote: 'ଗୋପନୀୟତା ପାଇଁ ଆନୁମାନିକ।',
  unknown: '–',
} as const;

/** What an admin should look at, besides a question that brings help. */
export const attentionMessages = {
  count: (count: number) => `${formatCount(count)}ଟି କଥା ଦେଖିବା ଦରକାର`,
  none: 'ଏବେ କିଛି ଦେଖିବା ଦରକାର ନାହିଁ।',
  firstSteps: (open: number) => `ପ୍ରଥମ କାମ: ${formatCount(open)}ଟି ବାକି ଅଛି।`,
  showSteps: 'ତାଲିକା ଦେଖାନ୍ତୁ',
  plainHttp: 'ଏହି ପେଜ୍ ଏନକ୍ରିପ୍ଟ ନୁହେଁ, ତେଣୁ ନେଟୱାର୍କର ଅନ୍ୟମାନେ ଲୋକଙ୍କ ଲେଖା ପଢ଼ିପାରିବେ। ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକଙ୍କୁ TLS ଯୋଡ଼ିବାକୁ କହନ୍ତୁ।',
  questionsOff: (count: number, type: string) => `${type}ର ${formatCount(count)}ଟି ପ୍ରଶ୍ନ ବନ୍ଦ ଅଛି। ନୂଆ ଫଳାଫଳର ସ୍ତର ନାହିଁ।`,
  showQuestions: 'ପ୍ରଶ୍ନ ଦେଖାନ୍ତୁ',
  linesToCheck: (count: number) => `${formatCount(count)}ଟି ହେଲ୍ପଲାଇନ୍ ଯାଞ୍ଚ କରିବା ଦରକାର: ନମ୍ବର ବଦଳିଥାଇପାରେ।`,
  checkLines: 'ହେଲ୍ପଲାଇନ୍ ଯାଞ୍ଚ କରନ୍ତୁ',
} as const;

/** The menu of a line in the list of helplines. */
export const lineListMessages = {
  actionsOf: (name: string) => `${name} ପାଇଁ କାମ`,
} as const;
