import { formatCount, inWeeks, numberInWords } from './numbers.ts';
import { blockDays } from '../../statistics/blocks.ts';
import { recallDays } from '../../instruments/recall.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The PDF that a board reads, and its figures as a spreadsheet. Names no one. */
export const boardReportMessages = {
  documentTitle: 'ବୋର୍ଡ ପାଇଁ ୱେଲନେସ୍ ରିପୋର୍ଟ',
  period: (from: string, to: string) => `${from}ରୁ ${to}`,
  before: (from: string, to: string) => `${from}ରୁ ${to} ସହ ତୁଳନା`,
  made: (when: string, zone: string, product: string) => `ତିଆରି ${when} (${zone}), ${product} ଦ୍ୱାରା`,
  caution: 'ଏହା ଗୋଷ୍ଠୀର ସ୍କ୍ରିନିଂ ଫଳାଫଳ, ରୋଗ ନିର୍ଣ୍ଣୟ ନୁହେଁ। କାହାର ନାଁ ନାହିଁ।',
  percent,
  count: formatCount,
  about: (count: string) => `ପ୍ରାୟ ${count}`,
  cards: {
    participation: 'ଭାଗ ନେଲେ',
    invited: (people: string) => `${people} ଜଣ ନିମନ୍ତ୍ରିତ`,
    registered: (people: string) => `${people} ଜଣ ରେଜିଷ୍ଟର୍ କଲେ`,
    results: (type: InstrumentType) => `${type} ଫଳାଫଳ`,
    people: (type: InstrumentType) => `${type}, ଲୋକ`,
    moods: 'ମୁଡ୍',
    before: (count: string) => `ଆଗରୁ ${count}`,
    unknown: '–',
  },
  levels: {
    title: 'ଲୋକେ କେମିତି ଅଛନ୍ତି',
    of: (type: InstrumentType, measure: string, count: string) => `${type} · ${measure} · ${count}`,
    results: (count: number) => `${formatCount(count)}ଟି ଫଳାଫଳ`,
    people: (count: number) => `ପ୍ରାୟ ${formatCount(count)} ଜଣ`,
    hidden: 'ଗୋପନୀୟତା ପାଇଁ ଲୁଚାଯାଇଛି',
    elevated: 'ମଧ୍ୟମ ବା ଗୁରୁତର',
    columns: { level: 'ସ୍ତର', share: 'ଭାଗ', interval: '95% ସୀମା', count: 'ସଂଖ୍ୟା', before: 'ଆଗରୁ' },
    legend: 'ବାର୍ ହେଉଛି ଭାଗ, ସରୁ ରେଖା ତା’ର 95% ସୀମା, ଡାଏମଣ୍ଡ ଆଗର ସମୟ।',
    severe: 'PHQ-9ର ‘ମଧ୍ୟମରୁ ଗୁରୁତର’ ଏଠାରେ ‘ଗୁରୁତର’ରେ ଗଣା ହୁଏ।',
  },
  interval: (low: number, high: number) => `${percent(low)}ରୁ ${percent(high)}`,
  tooFew: 'ଯଥେଷ୍ଟ ନାହିଁ',
  withheld: 'ଲୁଚାଯାଇଛି',
  moods: {
    title: 'ଲୋକଙ୍କୁ କେମିତି ଲାଗିଲା',
    of: (count: string) => `ମୁଡ୍ · ${count}`,
    entries: (count: number) => `${formatCount(count)}ଟି ଏଣ୍ଟ୍ରି`,
    column: 'ମୁଡ୍',
  },
  trend: {
    title: 'ଆଗର ସମୟଠାରୁ କ’ଣ ବଦଳିଲା',
    columns: { what: 'କ’ଣ', now: 'ଏହି ସମୟ', before: 'ଆଗରୁ', change: 'ବଦଳ' },
    participation: 'ଭାଗ ନେଇଥିବା ଲୋକ',
    results: (type: InstrumentType) => `${type} ଫଳାଫଳ`,
    people: (type: InstrumentType) => `${type}, ଗଣା ହୋଇଥିବା ଲୋକ`,
    moods: 'ମୁଡ୍ ଏଣ୍ଟ୍ରି',
    moodPeople: 'ମୁଡ୍, ଗଣା ହୋଇଥିବା ଲୋକ',
    elevated: (type: InstrumentType) => `${type}: ମଧ୍ୟମ ବା ଗୁରୁତର`,
    shareText: (share: string, interval: string) => `${share} (${interval})`,
    same: 'ପ୍ରାୟ ସମାନ',
    unsure: 'ଫରକ ସ୍ପଷ୍ଟ ନୁହେଁ',
    higher: 'ଅଧିକ',
    lower: 'କମ୍',
    more: (count: string) => `${count} ଅଧିକ`,
    fewer: (count: string) => `${count} କମ୍`,
    note: 'ଦୁଇ ସମୟର 95% ସୀମା ନମିଶିଲେ ହିଁ ଭାଗକୁ ଅଧିକ ବା କମ୍ କୁହାଯାଏ।',
  },
  groups: {
    title: 'ଗୋଷ୍ଠୀ',
    by: { theme: 'ଥିମ୍ ଅନୁସାରେ', designation: 'ପଦବୀ ଅନୁସାରେ', state: 'ରାଜ୍ୟ ଅନୁସାରେ', city: 'ସହର ଅନୁସାରେ' },
    columns: { group: 'ଗୋଷ୍ଠୀ' },
    nothing: 'ଏହି ସମୟରେ କୌଣସି ଗୋଷ୍ଠୀରେ ଭାଗ ଦେଖାଇବା ପାଇଁ ଯଥେଷ୍ଟ ଲୋକ ନଥିଲେ।',
    none: 'ଦିଆଯାଇ ନାହିଁ',
    others: 'ଅନ୍ୟ ଗୋଷ୍ଠୀ',
    more: (count: number) => `ଆଉ ${formatCount(count)}ଟି ଗୋଷ୍ଠୀ ଦେଖାଯାଇପାରିବ: ପରିସଂଖ୍ୟାନରେ ‘ଗୋଷ୍ଠୀ’ ଦେଖନ୍ତୁ।`,
    text: (days: string) =>
      `କେତେ ଜଣ ଉତ୍ତର ଦେଲେ, ପ୍ରତ୍ୟେକ ମାସକୁ ଥରେ, ଓ ମଧ୍ୟମ ବା ଗୁରୁତର ସ୍ତରର ଭାଗ। ${days}। ଛୋଟ ଗୋଷ୍ଠୀ ‘ଅନ୍ୟ ଗୋଷ୍ଠୀ’ରେ ମିଶିଛି।`,
  },
  posts: {
    title: 'କ’ଣ କରାଗଲା',
    none: 'ଏହି ସମୟରେ କୌଣସି ବଦଳର ପୋଷ୍ଟ ନାହିଁ।',
    heard: (text: string) => `ଆମେ ଶୁଣିଲୁ: ${text}`,
    more: (count: number) => `ଆପ୍‌ର ଖବରରେ ଆଉ ${formatCount(count)}ଟି ପୋଷ୍ଟ ଅଛି।`,
  },
  reading: {
    title: 'ଏହାକୁ କେମିତି ପଢ଼ିବେ',
    screening: `ପ୍ରଶ୍ନାବଳୀ ପଚାରେ ଯେ ଗତ ${inWeeks(recallDays)}ରେ ଲକ୍ଷଣ କେତେ ଥର କଷ୍ଟ ଦେଲା। ଲକ୍ଷଣ କେତେ ଅଧିକ, ସ୍ତର ତାହା କହେ। କାହିଁକି, ତାହା କହେ ନାହିଁ, ଓ ଏହା ରୋଗ ନିର୍ଣ୍ଣୟ ନୁହେଁ।`,
    prevalence:
      'ଭାଗ ହେଉଛି ଉତ୍ତର ଦେଇଥିବା ଲୋକଙ୍କର, ଏଠାରେ କାମ କରୁଥିବା ସମସ୍ତଙ୍କର ନୁହେଁ। ଯାହାଙ୍କୁ ଭଲ ଲାଗୁନାହିଁ, ସେମାନେ ବେଶି ଉତ୍ତର ଦେଇପାରନ୍ତି, ବା କମ୍। ଅନ୍ୟ ଜାଗା ଅପେକ୍ଷା ଏଠାରେ ବେଶି ଫଳାଫଳ ଉଚ୍ଚ ସ୍ତରରେ ଥିଲେ, ତା’ର ଅର୍ଥ ଏହା ବି ହୋଇପାରେ ଯେ ଲୋକେ ଏହି ଆପ୍‌କୁ ଭରସା କରନ୍ତି।',
    interval: 'ଆମେ 95% ନିଶ୍ଚିତ ଯେ ପ୍ରକୃତ ଭାଗ ଦେଖାଯାଇଥିବା 95% ସୀମା ଭିତରେ ଅଛି। 30ରୁ କମ୍ ଫଳାଫଳ ଥିଲେ ଆମେ ‘ଯଥେଷ୍ଟ ନାହିଁ’ ଲେଖୁ।',
    exact: 'ଜଣଙ୍କର ଏକାଧିକ ଫଳାଫଳ ଥାଇପାରେ। ପ୍ରତିଟି ଗଣା ହୁଏ।',
    blocks: (least: number) =>
      `ଏହି ରିପୋର୍ଟରେ ${inWeeks(blockDays)}ର ପୂରା ଭାଗ ଗଣା ହୁଏ। ପ୍ରତି ଲୋକ ପ୍ରତି ଭାଗରେ ଥରେ ଗଣା ହୁଅନ୍ତି। ପ୍ରତି ସଂଖ୍ୟାକୁ ଟିକେ କମ୍ ବା ବେଶି କରାଯାଏ (କେତେ, ଆଗରୁ ଠିକ୍ ନଥାଏ), ଓ ${numberInWords(least)} ଜଣରୁ କମ୍ ଥିବା ସ୍ତର 100 ଥରରେ ଥରେ ବି ଦେଖାଯାଏ ନାହିଁ।`,
    giveOrTake: (raised: string, answered: string) =>
      `ମଧ୍ୟମ ବା ଗୁରୁତର ସ୍ତରର ସଂଖ୍ୟା ପ୍ରାୟ ${raised} ଯାଏଁ ଏପଟ ସେପଟ ହୋଇପାରେ, ଅନ୍ୟଗୁଡ଼ିକ ପ୍ରାୟ ${answered} ଯାଏଁ।`,
    goals: 'ଏହି ସଂଖ୍ୟା ପାଇଁ ଲକ୍ଷ୍ୟ ରଖନ୍ତୁ ନାହିଁ। ଲୋକଙ୍କୁ କ’ଣ ଦରକାର, ଓ କିଛି ଭଲ ହେଲା କି, ତାହା ପଚାରିବା ପାଇଁ ଏହା।',
  },
  contact: {
    title: 'ଗୋପନୀୟତା ବିଷୟରେ ପ୍ରଶ୍ନ',
  },
  foot: (organisation: string) => (organisation ? `${organisation} · ବୋର୍ଡ ପାଇଁ` : 'ବୋର୍ଡ ପାଇଁ'),
  csv: {
    sections: {
      period: 'ସମୟ',
      participation: 'ଭାଗ ନେବା',
      moods: 'ମୁଡ୍',
      groups: 'ଗୋଷ୍ଠୀ',
      posts: 'କ’ଣ କରାଗଲା',
      reading: 'ଏହାକୁ କେମିତି ପଢ଼ିବେ',
    },
    from: 'କେବେଠାରୁ',
    to: 'କେବେ ଯାଏଁ',
    invited: 'ନିମନ୍ତ୍ରିତ',
    registered: 'ରେଜିଷ୍ଟର୍ କଲେ',
    total: 'ମୋଟ',
    people: 'ଲୋକ',
  },
  mail: {
    subject: (product: string, days: string) => `${product}: ବୋର୍ଡ ପାଇଁ ରିପୋର୍ଟ, ${days}`,
    text: (days: string, address: string) =>
      [
        `${days}ର ରିପୋର୍ଟ PDF ଭାବେ ସାଙ୍ଗରେ ଅଛି।`,
        'ଏହା ଗୋଷ୍ଠୀ ବିଷୟରେ, କାହାର ନାଁ ନାହିଁ। ଏହା ବୋର୍ଡ ପାଇଁ: ଆଗକୁ ପଠାଇଲେ ସାବଧାନ ରହନ୍ତୁ।',
        'କାହାକୁ ଯିବ ବଦଳାଇବାକୁ ଏଠାରେ ଲଗ୍ ଇନ୍ କରନ୍ତୁ:',
        address,
      ].join('\n\n'),
  },
} as const;

/** The screen that makes it. */
export const boardReportPage = {
  title: 'ବୋର୍ଡ ପାଇଁ ରିପୋର୍ଟ',
  intro: 'ଆପଣଙ୍କ ବୋର୍ଡ ପାଇଁ ଦୁଇରୁ ଚାରି ପୃଷ୍ଠାର ସାରାଂଶ। ଏଥିରେ କାହାର ନାଁ ନାହିଁ।',
  period: 'ସମୟ',
  kinds: { month: 'ମାସେ', quarter: 'ତିନି ମାସ', days: 'ଅନ୍ୟ ଦିନ' },
  month: 'ମାସ',
  quarter: 'ତିନି ମାସ',
  quarterOf: (quarter: number, year: string) => `Q${quarter} ${year}`,
  from: 'ଆରମ୍ଭ',
  to: 'ଶେଷ',
  by: 'ଗୋଷ୍ଠୀର ତୁଳନା',
  byNone: 'ଗୋଷ୍ଠୀ ନୁହେଁ',
  pdf: 'PDF ତିଆରି କରନ୍ତୁ',
  csv: 'ସଂଖ୍ୟା CSVରେ ଡାଉନଲୋଡ୍ କରନ୍ତୁ',
  made: 'ଆପଣଙ୍କ ରିପୋର୍ଟ ଡାଉନଲୋଡ୍ ଫୋଲ୍ଡର୍‌ରେ ଅଛି।',
  failed: 'ରିପୋର୍ଟ ତିଆରି ହୋଇପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  holds: 'ଏଥିରେ କ’ଣ ଅଛି',
  contents: [
    'କିଏ ଭାଗ ନେଲେ ଓ ଲୋକେ କେମିତି ଅଛନ୍ତି',
    'ଆଗର ସମୟଠାରୁ କ’ଣ ବଦଳିଲା',
    'ଯଥେଷ୍ଟ ବଡ଼ ଗୋଷ୍ଠୀ, ଯଦି ନାଁ ସହ ରେକର୍ଡର ସେଟିଂ ଅନୁମତି ଦିଏ',
    'କ’ଣ ବଦଳିଲା ସେ ବିଷୟରେ ଆପଣଙ୍କ ପୋଷ୍ଟ, ଓ ଏସବୁ କେମିତି ପଢ଼ିବେ',
  ],
  mail: {
    title: 'ପ୍ରତି ମାସ ଇମେଲ୍‌ରେ',
    text: 'ପ୍ରତି ମାସ ପହିଲାରେ ଗତ ମାସର ରିପୋର୍ଟ ଆପଣ ବାଛିଥିବା ଆଡମିନ୍‌ଙ୍କ ପାଖକୁ ଯାଏ। ତା’ ସହ PDF ଥାଏ, ତେଣୁ ସଂଖ୍ୟା ଆପ୍ ବାହାରକୁ ଯାଏ। ଆଡମିନ୍ ଭୂମିକା ଗଲେ ଆଉ ମିଳେ ନାହିଁ।',
    legend: 'କାହାକୁ ଯିବ',
    save: 'ସେଭ୍ କରନ୍ତୁ',
    saved: 'ସେଭ୍ ହୋଇଗଲା।',
    savedNone: 'ସେଭ୍ ହୋଇଗଲା। ଇମେଲ୍‌ରେ କାହାକୁ ଯିବ ନାହିଁ।',
    loading: 'ଆଡମିନ୍ ଲୋଡ୍ ହେଉଛି...',
    loadFailed: 'ଆଡମିନ୍ ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
} as const;
