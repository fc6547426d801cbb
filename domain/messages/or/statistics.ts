import { lowMoodWords } from '../../moods.ts';
import { blockDays } from '../../statistics/blocks.ts';
import { periodDays } from '../../statistics/periods.ts';
import type { Half } from '../../statistics/figure-names.ts';
import { inChoice } from './lists.ts';
import { moodNames } from './moods.ts';
import { formatCount, inWeeks, numberInWords } from './numbers.ts';
import type { Period } from '../../contract/statistics.ts';
import { drafted } from '../draft.ts';

const weeks = inWeeks(blockDays);

/** 'ଦୁଃଖ କିମ୍ବା ରାଗ': whatever the table of moods counts as one of the two halves. */
const lowMoods = inChoice(lowMoodWords.map((word) => moodNames[word]));

/** What is said beside figures that are protected. */
export const protectionMessages = {
  calm: (days?: string) => `${days === undefined ? 'ସଂଖ୍ୟା' : `${days}ର ସଂଖ୍ୟା`} ସମସ୍ତଙ୍କ ସୁରକ୍ଷା ପାଇଁ ଟିକେ କମ୍ ବା ବେଶି କରାଯାଇଛି।`,
  how: 'ଏହା କେମିତି କାମ କରେ',
  making: 'ପୁରୁଣା ସପ୍ତାହ ଏବେ ବି ଗଣା ହେଉଛି। କିଛି ମିନିଟ୍ ପରେ ଦେଖନ୍ତୁ।',
  halves: drafted<Record<Half, string>>({
    'Minimal or mild': 'ଅତି କମ୍ ବା ଅଳ୍ପ',
    'Moderate or severe': 'ମଧ୍ୟମ ବା ଗୁରୁତର',
    'Happy, calm or neutral': 'ଅନ୍ୟ ମୁଡ୍',
    'Sad or angry': lowMoods,
  }),
  withheld: 'ଲୁଚାଯାଇଛି',
  nothing: `ସୁରକ୍ଷିତ ଭାବେ ଦେଖାଇବାକୁ ଏଯାଏଁ ଲୋକ କମ୍। ଯଥେଷ୍ଟ ଲୋକ ଭାଗ ନେଇଥିବା ${numberInWords(blockDays / 7)} ପୂରା ସପ୍ତାହ ଦରକାର।`,
  note: (names: readonly string[]) => `ଗୋପନୀୟତା ପାଇଁ ଲୁଚାଯାଇଛି: ${names.join('; ')}।`,
  covers: (days: string) => `ସଂଖ୍ୟା ଏହି ଦିନର: ${days}।`,
  plainFrom: (day: string) => `ଏହି ସଂଖ୍ୟା ${day}ଠାରୁ ଆରମ୍ଭ। ତା’ ଆଗର ରେକର୍ଡ କଡ଼ା ସେଟିଂରେ ଥିଲା, ତେଣୁ ଗଣା ହୋଇନାହିଁ।`,
  noAverages: 'ଏହି ସେଟିଂରେ ହାରାହାରି ନାହିଁ: ତାହା ପ୍ରତି ଲୋକଙ୍କ ବିଷୟରେ ବେଶି କହିଦେବ।',
  range: (from: string, through: string) => `${from}ରୁ ${through}`,
  giveOrTake: (count: string) => `ପ୍ରାୟ ${count} ଏପଟ ସେପଟ ହୋଇପାରେ।`,
  once: `ପ୍ରତି ଲୋକ ${weeks}ରେ ଥରେ ଗଣା ହୁଅନ୍ତି।`,
} as const;

/** Averages over more than a season, of which single days say little. */
export const weeklyMessages = {
  byWeek: 'ପ୍ରତି ବିନ୍ଦୁ ଗୋଟିଏ ସପ୍ତାହର ହାରାହାରି।',
  byDay: 'ପ୍ରତି ବିନ୍ଦୁ ଗୋଟିଏ ଦିନର ହାରାହାରି।',
  showDays: 'ପ୍ରତି ଦିନ ଦେଖାନ୍ତୁ',
} as const;

/** The admin's figures about all employees together. */
export const statisticsMessages = {
  title: 'ଆଡମିନ୍ ପରିସଂଖ୍ୟାନ',
  intro: 'ସମସ୍ତଙ୍କ ମିଶା ସ୍କ୍ରିନିଂ ଫଳାଫଳ, ରୋଗ ନିର୍ଣ୍ଣୟ ନୁହେଁ।',
  about: 'ଏହି ଚାର୍ଟ ବିଷୟରେ',
  period: 'ସମୟ',
  periods: drafted<Record<Period, string>>({
    '30d': `${periodDays['30d']} ଦିନ`,
    '90d': `${periodDays['90d']} ଦିନ`,
    '1y': 'ବର୍ଷେ',
    all: 'ସବୁ',
  }),
  dates: {
    summary: 'ତାରିଖ ବାଛନ୍ତୁ',
    button: 'ଏହି ଦିନ ଦେଖାନ୍ତୁ',
    hint: 'ଦୁଇ ଦିନ ଯାକ ମିଶିବ।',
  },
  participation: {
    title: 'ଭାଗ ନେବା',
    invited: (people: string) => `${people} ଜଣ ନିମନ୍ତ୍ରିତ`,
    registered: (people: string) => `${people} ଜଣ ରେଜିଷ୍ଟର୍ କଲେ`,
    tookPart: (people: string, percent?: number) =>
      `${people} ଜଣ ଭାଗ ନେଲେ${percent === undefined ? '' : ` (${percent}%)`}`,
    tookPartAbout: (people: string, percent?: number) =>
      `ପ୍ରାୟ ${people} ଜଣ ଭାଗ ନେଲେ${percent === undefined ? '' : ` (${percent}%)`}`,
    meaning: drafted<Record<Period, string>>({
      '30d': `ଗତ ${periodDays['30d']} ଦିନରେ ପ୍ରଶ୍ନାବଳୀ ବା ମୁଡ୍ ସହ`,
      '90d': `ଗତ ${periodDays['90d']} ଦିନରେ ପ୍ରଶ୍ନାବଳୀ ବା ମୁଡ୍ ସହ`,
      '1y': 'ଗତ ବର୍ଷକରେ ପ୍ରଶ୍ନାବଳୀ ବା ମୁଡ୍ ସହ',
      all: 'ପ୍ରଶ୍ନାବଳୀ ବା ମୁଡ୍ ସହ',
    }),
    between: (from: string | undefined, to: string | undefined) => {
      const start = from === undefined ? '' : `${from}ଠାରୁ `;
      const end = to === undefined ? '' : `${to} ଯାଏଁ `;
      return `${start}${end}ପ୍ରଶ୍ନାବଳୀ ବା ମୁଡ୍ ସହ`;
    },
    former: (meaning: string) => `${meaning}। ସେତେବେଳେ କର୍ମଚାରୀ ଥିବା ଲୋକ ବି ଗଣା ହୋଇଛନ୍ତି।`,
    took: (from: string, through: string) => `${from}ରୁ ${through} ଭିତରେ`,
    someLeft: (meaning: string) => `${meaning}। ଏହା ଭିତରେ କେତେ ଜଣ କାମ ଛାଡ଼ିଥାଇପାରନ୍ତି।`,
    tooFew: 'କେତେ ଜଣ ଭାଗ ନେଲେ କହିବାକୁ ଲୋକ ବହୁତ କମ୍।',
    nobody: 'ଏଯାଏଁ କେହି ରେଜିଷ୍ଟର୍ କରିନାହାନ୍ତି।',
    loading: 'ଭାଗ ନେବା ସଂଖ୍ୟା ଲୋଡ୍ ହେଉଛି...',
  },
  overview: {
    title: 'ସାରାଂଶ',
    totalEmployees: 'ମୋଟ କର୍ମଚାରୀ',
    gadSubmissions: 'GAD-7 ଦାଖଲ',
    phqSubmissions: 'PHQ-9 ଦାଖଲ',
    moodEntries: 'ମୁଡ୍ ଏଣ୍ଟ୍ରି',
    unknown: '–',
  },
  count: formatCount,
  loadingChart: 'ଚାର୍ଟ ଲୋଡ୍ ହେଉଛି...',
  loadingAverages: 'ହାରାହାରି ସ୍କୋର ଲୋଡ୍ ହେଉଛି...',
  averages: {
    title: 'ସମୟ ସହ ହାରାହାରି ସ୍କୋର',
    short: 'ହାରାହାରି',
    empty: 'ଏହି ସମୟରେ ହାରାହାରି ସ୍କୋର ନାହିଁ।',
    note: 'ଅଳ୍ପ ଫଳାଫଳ ଥିବା ଦିନର ହାରାହାରି ଭୁଲ୍ ବୁଝାଇପାରେ। ପ୍ରଶ୍ନ ବନ୍ଦ ଥିବା ଫଳାଫଳ ଗଣା ହୋଇନାହିଁ।',
  },
  submissions: {
    title: 'ଦିନକୁ କେତେ ଟେଷ୍ଟ ଦାଖଲ',
    short: 'ଦାଖଲ',
    label: 'ତାରିଖ',
    empty: 'ଏହି ସମୟରେ କିଛି ଦାଖଲ ହୋଇନାହିଁ।',
  },
  severity: {
    title: 'ସ୍ତର ଅନୁସାରେ',
    short: 'ସ୍ତର',
    label: 'ସ୍ତର',
    empty: 'ଏହି ସମୟରେ ସ୍ତର ଥିବା ଫଳାଫଳ ନାହିଁ।',
    protectedNote: `ପ୍ରତି ଲୋକ ${weeks}ରେ ଥରେ ଗଣା ହୁଅନ୍ତି। PHQ-9ର ‘ମଧ୍ୟମରୁ ଗୁରୁତର’ ଏଠାରେ ‘ଗୁରୁତର’ରେ ଗଣା ହୁଏ।`,
    note: 'ଜଣଙ୍କର ଏକାଧିକ ଥାଇପାରେ। PHQ-9ର ‘ମଧ୍ୟମରୁ ଗୁରୁତର’ ଏଠାରେ ‘ଗୁରୁତର’ରେ ଗଣା ହୁଏ।',
  },
  moods: {
    title: 'ମୁଡ୍ ଅନୁସାରେ',
    short: 'ମୁଡ୍',
    label: 'ମୁଡ୍',
    count: 'ଏଣ୍ଟ୍ରି',
    empty: 'ଏହି ସମୟରେ କୌଣସି ମୁଡ୍ ନାହିଁ।',
  },
  nextStep: 'ଅଧିକ ସମୟ ବାଛନ୍ତୁ, ବା ଲୋକେ ଭାଗ ନେବା ପରେ ଦେଖନ୍ତୁ।',
} as const;
