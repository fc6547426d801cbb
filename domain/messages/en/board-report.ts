import { formatCount, inWeeks, numberInWords, plural } from './numbers.ts';
import { blockDays } from '../../statistics/blocks.ts';
import { recallDays } from '../../instruments/recall.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The PDF that a board reads, and its figures as a spreadsheet. Names no one. */
export const boardReportMessages = {
  documentTitle: 'Wellness report for the board',
  period: (from: string, to: string) => `${from} to ${to}`,
  before: (from: string, to: string) => `Compared with ${from} to ${to}`,
  made: (when: string, zone: string, product: string) => `Created ${when} (${zone}), by ${product}`,
  caution: 'These are screening results of groups, not diagnoses. No one is named.',
  percent,
  count: formatCount,
  about: (count: string) => `About ${count}`,
  cards: {
    participation: 'Took part',
    invited: (people: string) => `${people} invited`,
    registered: (people: string) => `${people} registered`,
    results: (type: InstrumentType) => `${type} results`,
    people: (type: InstrumentType) => `${type}, people`,
    moods: 'Moods',
    before: (count: string) => `${count} before`,
    unknown: '–',
  },
  levels: {
    title: 'How people are doing',
    of: (type: InstrumentType, measure: string, count: string) => `${type} · ${measure} · ${count}`,
    results: (count: number) => `${formatCount(count)} ${plural(count, { one: 'result', other: 'results' })}`,
    people: (count: number) => `about ${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })}`,
    hidden: 'Hidden to protect privacy',
    elevated: 'Moderate or severe',
    columns: { level: 'Level', share: 'Share', interval: '95% range', count: 'Count', before: 'Before' },
    legend: 'The bar is the share, the thin line its 95% range, the diamond the period before.',
    severe: 'For PHQ-9, ‘Moderately severe’ counts as Severe here.',
  },
  interval: (low: number, high: number) => `${percent(low)} to ${percent(high)}`,
  tooFew: 'Too few to say',
  withheld: 'Hidden',
  moods: {
    title: 'How people felt',
    of: (count: string) => `Moods · ${count}`,
    entries: (count: number) => `${formatCount(count)} ${plural(count, { one: 'entry', other: 'entries' })}`,
    column: 'Mood',
  },
  trend: {
    title: 'What changed since the period before',
    columns: { what: 'What', now: 'This period', before: 'Before', change: 'Change' },
    participation: 'People who took part',
    results: (type: InstrumentType) => `${type} results`,
    people: (type: InstrumentType) => `${type}, people counted`,
    moods: 'Mood entries',
    moodPeople: 'Moods, people counted',
    elevated: (type: InstrumentType) => `${type}: moderate or severe`,
    shareText: (share: string, interval: string) => `${share} (${interval})`,
    same: 'About the same',
    unsure: 'Too close to tell',
    higher: 'Higher',
    lower: 'Lower',
    more: (count: string) => `${count} more`,
    fewer: (count: string) => `${count} fewer`,
    note: 'A share counts as higher or lower only where the 95% ranges don’t overlap.',
  },
  groups: {
    title: 'Groups',
    by: { theme: 'By theme', designation: 'By designation', state: 'By state', city: 'By city' },
    columns: { group: 'Group' },
    nothing: 'No group had enough people in this period to show a share.',
    none: 'None given',
    others: 'Other groups',
    more: (count: number) =>
      `${formatCount(count)} more ${plural(count, { one: 'group', other: 'groups' })} can be shown: see Groups in the statistics.`,
    text: (days: string) =>
      `How many people answered, each once a month, and the share at a moderate or severe level. ${days}. Smaller groups are together under ‘Other groups’.`,
  },
  posts: {
    title: 'What was done',
    none: 'No changes were posted in this period.',
    heard: (text: string) => `We heard: ${text}`,
    more: (count: number) =>
      `${formatCount(count)} more ${plural(count, { one: 'post is', other: 'posts are' })} in the app, under News.`,
  },
  reading: {
    title: 'How to read this',
    screening: `A questionnaire asks how often someone was bothered by symptoms in the last ${inWeeks(recallDays)}. A level says how strong the signs are. It can’t say why, and it isn’t a diagnosis.`,
    prevalence:
      'A share is of those who answered, not of everyone who works here. People who feel unwell may answer more, or less. More results at a high level than in other places can mean that people trust the app.',
    interval:
      'We’re 95% confident that the true share is in its 95% range. With fewer than 30 results we say ‘Too few to say’ instead.',
    exact: 'One person may have several results. Each of them counts.',
    blocks: (least: number) =>
      `This report covers whole blocks of ${inWeeks(blockDays)}. Each person counts once in each block. Every number is shifted a little at random, and a level of fewer than ${numberInWords(least)} people is shown less than once in 100 times.`,
    giveOrTake: (raised: string, answered: string) =>
      `A count at a moderate or severe level is shifted by up to about ${raised}, the others by up to about ${answered}.`,
    goals: 'Please don’t set targets for these numbers. They are for asking what people need, and whether it helped.',
  },
  contact: {
    title: 'Questions about privacy',
  },
  foot: (organisation: string) => (organisation ? `${organisation} · for the board` : 'For the board'),
  csv: {
    sections: {
      period: 'Period',
      participation: 'Participation',
      moods: 'Moods',
      groups: 'Groups',
      posts: 'What was done',
      reading: 'How to read this',
    },
    from: 'From',
    to: 'To',
    invited: 'Invited',
    registered: 'Registered',
    total: 'All',
    people: 'People',
  },
  mail: {
    subject: (product: string, days: string) => `${product}: report for the board, ${days}`,
    text: (days: string, address: string) =>
      [
        `The report for ${days} is attached as a PDF.`,
        'It is about groups and names no one. It is meant for the board: please pass it on with care.',
        'To change who gets it, sign in here:',
        address,
      ].join('\n\n'),
  },
} as const;

/** The screen that makes it. */
export const boardReportPage = {
  title: 'Report for the board',
  intro: 'A two- to four-page summary for your board. It names no one.',
  period: 'Period',
  kinds: { month: 'A month', quarter: 'A quarter', days: 'Other days' },
  month: 'Month',
  quarter: 'Quarter',
  quarterOf: (quarter: number, year: string) => `Q${quarter} ${year}`,
  from: 'From',
  to: 'To',
  by: 'Compare groups',
  byNone: 'No groups',
  pdf: 'Make the PDF',
  csv: 'Download the figures as CSV',
  made: 'Your report is saved in your downloads.',
  failed: 'We couldn’t make the report. Please try again.',
  holds: 'What’s in it',
  contents: [
    'Who took part, and how people are doing',
    'What changed since the period before',
    'Groups that are large enough, where your setting for named records allows it',
    'Your posts about what changed, and how to read it all',
  ],
  mail: {
    title: 'By email, every month',
    text: 'On the first of each month, last month’s report goes to the admins you choose. The PDF is attached, so the figures leave the app. Former admins stop receiving it.',
    legend: 'Who gets it',
    save: 'Save',
    saved: 'Saved.',
    savedNone: 'Saved. No one gets it by email.',
    loading: 'Loading the admins...',
    loadFailed: 'We couldn’t load the admins. Please try again in a moment.',
  },
} as const;
