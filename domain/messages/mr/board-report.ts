import { formatCount, inWeeks, numberInWords, plural } from './numbers.ts';
import { blockDays } from '../../statistics/blocks.ts';
import { recallDays } from '../../instruments/recall.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The PDF that a board reads, and its figures as a spreadsheet. Names no one. */
export const boardReportMessages = {
  documentTitle: 'संचालक मंडळासाठी वेलनेस रिपोर्ट',
  period: (from: string, to: string) => `${from} ते ${to}`,
  before: (from: string, to: string) => `${from} ते ${to} शी तुलना`,
  made: (when: string, zone: string, product: string) => `तयार केला ${when} (${zone}), ${product} कडून`,
  caution: 'हे गटांचे प्राथमिक तपासणीचे निकाल आहेत, निदान नाही. कोणाचेही नाव नाही.',
  percent,
  count: formatCount,
  about: (count: string) => `सुमारे ${count}`,
  cards: {
    participation: 'सहभागी',
    invited: (people: string) => `${people} जणांना निमंत्रण`,
    registered: (people: string) => `${people} जणांची नोंदणी`,
    results: (type: InstrumentType) => `${type} चे निकाल`,
    people: (type: InstrumentType) => `${type}, लोक`,
    moods: 'मूड',
    before: (count: string) => `आधी ${count}`,
    unknown: '–',
  },
  levels: {
    title: 'लोक कसे आहेत',
    of: (type: InstrumentType, measure: string, count: string) => `${type} · ${measure} · ${count}`,
    results: (count: number) => `${formatCount(count)} निकाल`,
    people: (count: number) => `सुमारे ${formatCount(count)} ${plural(count, { one: 'व्यक्ती', other: 'जण' })}`,
    hidden: 'गोपनीयतेसाठी दाखवलेले नाही',
    elevated: 'मध्यम किंवा तीव्र',
    columns: { level: 'पातळी', share: 'वाटा', interval: '95% मर्यादा', count: 'संख्या', before: 'आधी' },
    legend: 'पट्टी म्हणजे वाटा, बारीक रेषा म्हणजे त्याची 95% मर्यादा, तिरका चौकोन म्हणजे आधीचा काळ.',
    severe: 'PHQ-9 मध्ये ‘मध्यम ते तीव्र’ इथे तीव्र म्हणून मोजले आहे.',
  },
  interval: (low: number, high: number) => `${percent(low)} ते ${percent(high)}`,
  tooFew: 'निकाल कमी',
  withheld: 'दाखवलेले नाही',
  moods: {
    title: 'लोकांना कसे वाटले',
    of: (count: string) => `मूड · ${count}`,
    entries: (count: number) => `${formatCount(count)} ${plural(count, { one: 'नोंद', other: 'नोंदी' })}`,
    column: 'मूड',
  },
  trend: {
    title: 'आधीच्या काळापासून काय बदलले',
    columns: { what: 'काय', now: 'हा काळ', before: 'आधी', change: 'बदल' },
    participation: 'सहभागी झालेले लोक',
    results: (type: InstrumentType) => `${type} चे निकाल`,
    people: (type: InstrumentType) => `${type}, मोजलेले लोक`,
    moods: 'मूडच्या नोंदी',
    moodPeople: 'मूड, मोजलेले लोक',
    elevated: (type: InstrumentType) => `${type}: मध्यम किंवा तीव्र`,
    shareText: (share: string, interval: string) => `${share} (${interval})`,
    same: 'साधारण तेवढेच',
    unsure: 'फरक नक्की सांगता येत नाही',
    higher: 'जास्त',
    lower: 'कमी',
    more: (count: string) => `${count} ने जास्त`,
    fewer: (count: string) => `${count} ने कमी`,
    note: '95% मर्यादा एकमेकींवर येत नसतील, तरच वाटा जास्त किंवा कमी म्हटला आहे.',
  },
  groups: {
    title: 'गट',
    by: { theme: 'थीमनुसार', designation: 'पदानुसार', state: 'राज्यानुसार', city: 'शहरानुसार' },
    columns: { group: 'गट' },
    nothing: 'या काळात वाटा दाखवण्याइतके लोक कोणत्याही गटात नव्हते.',
    none: 'दिलेले नाही',
    others: 'इतर गट',
    more: (count: number) =>
      `आणखी ${formatCount(count)} ${plural(count, { one: 'गट दाखवता येतो', other: 'गट दाखवता येतात' })}: आकडेवारीत ‘गट’ पाहा.`,
    text: (days: string) =>
      `किती जणांनी उत्तरे दिली (प्रत्येक जण महिन्यातून एकदा), आणि मध्यम किंवा तीव्र पातळीचा वाटा. ${days}. छोटे गट ‘इतर गट’ मध्ये एकत्र आहेत.`,
  },
  posts: {
    title: 'काय केले गेले',
    none: 'या काळात बदलांच्या पोस्ट नाहीत.',
    heard: (text: string) => `आम्ही ऐकले: ${text}`,
    more: (count: number) =>
      `ॲपमध्ये बातम्यांत आणखी ${formatCount(count)} ${plural(count, { one: 'पोस्ट आहे', other: 'पोस्ट आहेत' })}.`,
  },
  reading: {
    title: 'हे कसे वाचावे',
    screening: `गेले ${inWeeks(recallDays)} लक्षणांचा किती वेळा त्रास झाला, ते प्रश्नावली विचारते. लक्षणे किती तीव्र आहेत ते पातळीवरून कळते. ती का आहेत हे कळत नाही, आणि हे निदान नाही.`,
    prevalence:
      'वाटा उत्तरे देणाऱ्यांचा आहे, इथे काम करणाऱ्या सर्वांचा नाही. ज्यांना बरे वाटत नाही, ते जास्त किंवा कमी उत्तरे देऊ शकतात. इतर ठिकाणांपेक्षा तीव्र निकाल जास्त असणे, हे लोकांचा ॲपवर विश्वास असल्याचेही लक्षण असू शकते.',
    interval:
      'खरा वाटा दाखवलेल्या 95% मर्यादेत आहे, याची आम्हाला 95% खात्री आहे. 30 पेक्षा कमी निकाल असतील, तर आम्ही ‘निकाल कमी’ असे लिहितो.',
    exact: 'एका व्यक्तीचे अनेक निकाल असू शकतात. प्रत्येक निकाल मोजला आहे.',
    blocks: (least: number) =>
      `या रिपोर्टमध्ये प्रत्येकी ${numberInWords(blockDays / 7)} आठवड्यांचे पूर्ण टप्पे आहेत. प्रत्येक व्यक्ती एका टप्प्यात एकदा मोजली जाते. प्रत्येक आकडा रँडम पद्धतीने थोडा कमी-जास्त केला आहे, आणि ${numberInWords(least)}पेक्षा कमी जणांची पातळी 100 पैकी एकापेक्षाही कमी वेळा दाखवली जाते.`,
    giveOrTake: (raised: string, answered: string) =>
      `मध्यम किंवा तीव्र पातळीची संख्या सुमारे ${raised} पर्यंत, आणि बाकीच्या सुमारे ${answered} पर्यंत कमी-जास्त केल्या आहेत.`,
    goals: 'कृपया या आकड्यांसाठी टार्गेट ठरवू नका. लोकांना काय हवे आहे, आणि त्याने मदत झाली का, हे विचारण्यासाठी ते आहेत.',
  },
  contact: {
    title: 'गोपनीयतेबद्दल प्रश्न',
  },
  foot: (organisation: string) => (organisation ? `${organisation} · संचालक मंडळासाठी` : 'संचालक मंडळासाठी'),
  csv: {
    sections: {
      period: 'कालावधी',
      participation: 'सहभाग',
      moods: 'मूड',
      groups: 'गट',
      posts: 'काय केले गेले',
      reading: 'हे कसे वाचावे',
    },
    from: 'पासून',
    to: 'पर्यंत',
    invited: 'निमंत्रण दिलेले',
    registered: 'नोंदणी केलेले',
    total: 'सर्व',
    people: 'लोक',
  },
  mail: {
    subject: (product: string, days: string) => `${product}: संचालक मंडळासाठी रिपोर्ट, ${days}`,
    text: (days: string, address: string) =>
      [
        `${days} या काळाचा रिपोर्ट PDF म्हणून सोबत जोडला आहे.`,
        'तो गटांबद्दल आहे आणि त्यात कोणाचेही नाव नाही. तो संचालक मंडळासाठी आहे: कृपया काळजीपूर्वक पुढे द्या.',
        'तो कोणाला मिळतो ते बदलण्यासाठी इथे लॉग इन करा:',
        address,
      ].join('\n\n'),
  },
} as const;

/** The screen that makes it. */
export const boardReportPage = {
  title: 'संचालक मंडळासाठी रिपोर्ट',
  intro: 'आपल्या संचालक मंडळासाठी दोन ते चार पानांचा सारांश. त्यात कोणाचेही नाव नाही.',
  period: 'कालावधी',
  kinds: { month: 'महिना', quarter: 'तिमाही', days: 'इतर दिवस' },
  month: 'महिना',
  quarter: 'तिमाही',
  quarterOf: (quarter: number, year: string) => `तिमाही ${quarter}, ${year}`,
  from: 'पासून',
  to: 'पर्यंत',
  by: 'गटांची तुलना',
  byNone: 'गट नकोत',
  pdf: 'PDF बनवा',
  csv: 'आकडे CSV मध्ये डाउनलोड करा',
  made: 'आपला रिपोर्ट ‘डाउनलोड’ फोल्डरमध्ये आहे.',
  failed: 'रिपोर्ट बनवता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  holds: 'यात काय आहे',
  contents: [
    'कोण सहभागी झाले, आणि लोक कसे आहेत',
    'आधीच्या काळापासून काय बदलले',
    'पुरेसे मोठे गट, नावासह रेकॉर्डचे सेटिंग परवानगी देते तिथे',
    'काय बदलले याच्या आपल्या पोस्ट, आणि हे सर्व कसे वाचावे',
  ],
  mail: {
    title: 'दर महिन्याला ईमेलने',
    text: 'दर महिन्याच्या पहिल्या तारखेला, आधीच्या महिन्याचा रिपोर्ट आपण निवडलेल्या ॲडमिनना जातो. PDF सोबत जोडलेली असते, म्हणजे आकडे ॲपबाहेर जातात. ॲडमिन भूमिका गेली, की रिपोर्ट मिळणे थांबते.',
    legend: 'कोणाला मिळतो',
    save: 'सेव्ह करा',
    saved: 'सेव्ह झाले.',
    savedNone: 'सेव्ह झाले. ईमेलने कोणालाही मिळत नाही.',
    loading: 'ॲडमिन लोड होत आहेत...',
    loadFailed: 'ॲडमिनची यादी लोड करता आली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  },
} as const;
