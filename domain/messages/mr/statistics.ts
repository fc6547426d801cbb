import { lowMoodWords } from '../../moods.ts';
import { blockDays } from '../../statistics/blocks.ts';
import { periodDays } from '../../statistics/periods.ts';
import type { Half } from '../../statistics/figure-names.ts';
import { inChoice } from './lists.ts';
import { moodNames } from './moods.ts';
import { formatCount, numberInWords } from './numbers.ts';
import type { Period } from '../../contract/statistics.ts';
import { drafted } from '../draft.ts';

/** 'दर चार आठवड्यांनी', 'चार आठवड्यांत': the weeks of a block before an ending. */
const ofWeeks = `${numberInWords(blockDays / 7)} आठवड्यां`;

/** 'उदास किंवा रागात': whatever the table of moods counts as one of the two halves. */
const lowMoods = inChoice(lowMoodWords.map((word) => moodNames[word]));

/** What is said beside figures that are protected. */
export const protectionMessages = {
  calm: (days?: string) =>
    `${days === undefined ? 'आकडे' : `${days} या काळातले आकडे`} सर्वांच्या गोपनीयतेसाठी थोडे कमी-जास्त केले आहेत.`,
  how: 'हे कसे चालते',
  making: 'जुन्या आठवड्यांची बेरीज अजून चालू आहे. काही मिनिटांनी पुन्हा पाहा.',
  halves: drafted<Record<Half, string>>({
    'Minimal or mild': 'अगदी कमी किंवा सौम्य',
    'Moderate or severe': 'मध्यम किंवा तीव्र',
    'Happy, calm or neutral': 'इतर मूड',
    'Sad or angry': lowMoods,
  }),
  withheld: 'दाखवलेले नाही',
  nothing: `हे सुरक्षितपणे दाखवण्याइतके लोक अजून नाहीत. पुरेशा लोकांच्या सहभागाचे ${numberInWords(blockDays / 7)} पूर्ण आठवडे लागतात.`,
  note: (names: readonly string[]) => `गोपनीयतेसाठी दाखवलेले नाही: ${names.join('; ')}.`,
  covers: (days: string) => `आकडे या काळातले आहेत: ${days}.`,
  plainFrom: (day: string) => `हे आकडे ${day} पासून सुरू होतात. त्याआधीच्या नोंदींना कडक सेटिंग लागू होते, म्हणून त्या धरलेल्या नाहीत.`,
  noAverages: 'या सेटिंगमध्ये सरासरी नसते: तिच्यामुळे प्रत्येकाबद्दल जास्त कळले असते.',
  range: (from: string, through: string) => `${from} ते ${through}`,
  giveOrTake: (count: string) => `साधारण ${count} पर्यंत कमी-जास्त असू शकते.`,
  once: `प्रत्येक व्यक्ती ${ofWeeks}त एकदा मोजली जाते.`,
} as const;

/** Averages over more than a season, of which single days say little. */
export const weeklyMessages = {
  byWeek: 'प्रत्येक ठिपका एका आठवड्याची सरासरी आहे.',
  byDay: 'प्रत्येक ठिपका एका दिवसाची सरासरी आहे.',
  showDays: 'प्रत्येक दिवस दाखवा',
} as const;

/** The admin's figures about all employees together. */
export const statisticsMessages = {
  title: 'ॲडमिन आकडेवारी',
  intro: 'सर्वांचे मिळून प्राथमिक तपासणीचे निकाल. हे निदान नाही.',
  /** Under a chart: how to read it. */
  about: 'या आलेखाबद्दल',
  period: 'कालावधी',
  periods: drafted<Record<Period, string>>({
    '30d': `${periodDays['30d']} दिवस`,
    '90d': `${periodDays['90d']} दिवस`,
    '1y': 'एक वर्ष',
    all: 'सर्व',
  }),
  dates: {
    summary: 'तारखा निवडा',
    button: 'या तारखा दाखवा',
    hint: 'दोन्ही दिवस धरून.',
  },
  participation: {
    title: 'सहभाग',
    /** In this order, as far as each can be said. */
    invited: (people: string) => `${people} जणांना निमंत्रण`,
    registered: (people: string) => `${people} जणांची नोंदणी`,
    tookPart: (people: string, percent?: number) =>
      `${people} जण सहभागी${percent === undefined ? '' : ` (${percent}%)`}`,
    tookPartAbout: (people: string, percent?: number) =>
      `सुमारे ${people} जण सहभागी${percent === undefined ? '' : ` (${percent}%)`}`,
    meaning: drafted<Record<Period, string>>({
      '30d': `गेल्या ${periodDays['30d']} दिवसांत प्रश्नावली किंवा मूड`,
      '90d': `गेल्या ${periodDays['90d']} दिवसांत प्रश्नावली किंवा मूड`,
      '1y': 'गेल्या वर्षभरात प्रश्नावली किंवा मूड',
      all: 'प्रश्नावली किंवा मूड',
    }),
    /** Of any days; without a start or an end where one is missing. */
    between: (from: string | undefined, to: string | undefined) => {
      const start = from === undefined ? '' : `${from} पासून `;
      const end = to === undefined ? '' : `${to} पर्यंत `;
      return `${start}${end}प्रश्नावली किंवा मूड`;
    },
    /** Where some who took part are no longer employees. */
    former: (meaning: string) => `${meaning}. तेव्हा कर्मचारी असलेले लोकही मोजले आहेत.`,
    took: (from: string, through: string) => `${from} ते ${through} या काळात`,
    /** Where more took part than are registered now. */
    someLeft: (meaning: string) => `${meaning}. त्यांपैकी काहींनी त्यानंतर काम सोडले असेल.`,
    tooFew: 'किती जण सहभागी झाले, हे सांगण्याइतके लोक नाहीत.',
    nobody: 'अजून कोणीही नोंदणी केलेली नाही.',
    loading: 'सहभाग लोड होत आहे...',
  },
  overview: {
    title: 'आढावा',
    totalEmployees: 'एकूण कर्मचारी',
    gadSubmissions: 'GAD-7 चे निकाल',
    phqSubmissions: 'PHQ-9 चे निकाल',
    moodEntries: 'मूडच्या नोंदी',
    unknown: '–',
  },
  count: formatCount,
  loadingChart: 'आलेख लोड होत आहे...',
  loadingAverages: 'सरासरी स्कोरचे चढउतार लोड होत आहेत...',
  averages: {
    title: 'सरासरी स्कोरचे चढउतार',
    short: 'सरासरी',
    empty: 'या काळात सरासरी स्कोर नाहीत.',
    note: 'थोडे निकाल असलेल्या दिवसांच्या सरासरीवरून गैरसमज होऊ शकतो. काही प्रश्न बंद असतानाचे निकाल धरलेले नाहीत.',
  },
  submissions: {
    title: 'रोज आलेल्या टेस्ट',
    short: 'आलेल्या टेस्ट',
    label: 'तारीख',
    empty: 'या काळात टेस्ट आल्या नाहीत.',
  },
  severity: {
    title: 'पातळ्यांची विभागणी',
    short: 'पातळ्या',
    label: 'पातळी',
    empty: 'या काळात पातळी असलेले निकाल नाहीत.',
    protectedNote: `प्रत्येक व्यक्ती ${ofWeeks}त एकदा मोजली जाते. PHQ-9 मध्ये ‘मध्यम ते तीव्र’ इथे तीव्र म्हणून मोजले आहे.`,
    note: 'एका व्यक्तीचे अनेक निकाल असू शकतात. PHQ-9 मध्ये ‘मध्यम ते तीव्र’ इथे तीव्र म्हणून मोजले आहे.',
  },
  moods: {
    title: 'मूडची विभागणी',
    short: 'मूड',
    label: 'मूड',
    count: 'नोंदी',
    empty: 'या काळात मूडच्या नोंदी नाहीत.',
  },
  nextStep: 'जास्त काळ निवडा, किंवा लोक सहभागी झाल्यावर पुन्हा पाहा.',
} as const;
