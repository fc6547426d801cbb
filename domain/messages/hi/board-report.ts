import { formatCount, inWeeks, numberInWords } from './numbers.ts';
import { blockDays } from '../../statistics/blocks.ts';
import { recallDays } from '../../instruments/recall.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The PDF that a board reads, and its figures as a spreadsheet. Names no one. */
export const boardReportMessages = {
  documentTitle: 'बोर्ड के लिए वेलनेस रिपोर्ट',
  period: (from: string, to: string) => `${from} से ${to}`,
  before: (from: string, to: string) => `${from} से ${to} के मुकाबले`,
  made: (when: string, zone: string, product: string) => `${when} (${zone}) को बनी, ${product} से`,
  caution: 'ये समूहों की शुरुआती जाँच के नतीजे हैं, बीमारी की पहचान नहीं। इनमें किसी का नाम नहीं है।',
  percent,
  count: formatCount,
  about: (count: string) => `करीब ${count}`,
  cards: {
    participation: 'हिस्सा लिया',
    invited: (people: string) => `${people} को न्योता`,
    registered: (people: string) => `${people} रजिस्टर`,
    results: (type: InstrumentType) => `${type} के नतीजे`,
    people: (type: InstrumentType) => `${type}, लोग`,
    moods: 'मूड',
    before: (count: string) => `पहले ${count}`,
    unknown: '–',
  },
  levels: {
    title: 'लोगों का हाल कैसा है',
    of: (type: InstrumentType, measure: string, count: string) => `${type} · ${measure} · ${count}`,
    results: (count: number) => `${formatCount(count)} ${count === 1 ? 'नतीजा' : 'नतीजे'}`,
    people: (count: number) => `करीब ${formatCount(count)} लोग`,
    hidden: 'निजता बचाने के लिए छिपा हुआ',
    elevated: 'मध्यम या गंभीर',
    columns: { level: 'स्तर', share: 'हिस्सा', interval: '95% दायरा', count: 'गिनती', before: 'पहले' },
    legend: 'पट्टी हिस्सा है, पतली लाइन उसका 95% दायरा, और तिरछा चौकोर निशान पिछला समय।',
    severe: 'PHQ-9 का ‘मध्यम-गंभीर’ यहाँ ‘गंभीर’ में गिना जाता है।',
  },
  interval: (low: number, high: number) => `${percent(low)} से ${percent(high)}`,
  tooFew: 'बहुत कम लोग',
  withheld: 'छिपा हुआ',
  moods: {
    title: 'लोगों को कैसा लगा',
    of: (count: string) => `मूड · ${count}`,
    entries: (count: number) => `${formatCount(count)} मूड दर्ज`,
    column: 'मूड',
  },
  trend: {
    title: 'पिछले समय के मुकाबले क्या बदला',
    columns: { what: 'क्या', now: 'यह समय', before: 'पहले', change: 'बदलाव' },
    participation: 'हिस्सा लेने वाले लोग',
    results: (type: InstrumentType) => `${type} के नतीजे`,
    people: (type: InstrumentType) => `${type}, गिने गए लोग`,
    moods: 'दर्ज मूड',
    moodPeople: 'मूड, गिने गए लोग',
    elevated: (type: InstrumentType) => `${type}: मध्यम या गंभीर`,
    shareText: (share: string, interval: string) => `${share} (${interval})`,
    same: 'लगभग उतना ही',
    unsure: 'फ़र्क कहना मुश्किल',
    higher: 'ज़्यादा',
    lower: 'कम',
    more: (count: string) => `${count} ज़्यादा`,
    fewer: (count: string) => `${count} कम`,
    note: 'कोई हिस्सा तभी ज़्यादा या कम माना जाता है जब 95% दायरे एक-दूसरे पर न आएँ।',
  },
  groups: {
    title: 'समूह',
    by: { theme: 'थीम के हिसाब से', designation: 'पद के हिसाब से', state: 'राज्य के हिसाब से', city: 'शहर के हिसाब से' },
    columns: { group: 'समूह' },
    nothing: 'इस समय में किसी समूह में इतने लोग नहीं थे कि हिस्सा दिखाया जा सके।',
    none: 'नहीं बताया',
    others: 'बाकी समूह',
    more: (count: number) =>
      `${formatCount(count)} और समूह ${count === 1 ? 'दिखाया जा सकता है' : 'दिखाए जा सकते हैं'}: आँकड़ों में ‘समूह’ देखें।`,
    text: (days: string) =>
      `कितने लोगों ने जवाब दिया, हर एक महीने में एक बार, और मध्यम या गंभीर स्तर वालों का हिस्सा। ${days}। छोटे समूह ‘बाकी समूह’ में साथ हैं।`,
  },
  posts: {
    title: 'क्या किया गया',
    none: 'इस समय में किसी बदलाव की पोस्ट नहीं आई।',
    heard: (text: string) => `हमने सुना: ${text}`,
    more: (count: number) => `${formatCount(count)} और पोस्ट ऐप की खबरों में ${count === 1 ? 'है' : 'हैं'}।`,
  },
  reading: {
    title: 'इसे कैसे पढ़ें',
    screening: `प्रश्नावली पूछती है कि पिछले ${inWeeks(recallDays)} में लक्षणों से कितनी बार परेशानी हुई। स्तर बताता है कि लक्षण कितने तेज़ हैं। यह वजह नहीं बता सकता, और बीमारी की पहचान नहीं है।`,
    prevalence:
      'हिस्सा जवाब देने वालों का है, यहाँ काम करने वाले सब लोगों का नहीं। जिनका हाल ठीक नहीं, वे ज़्यादा जवाब दे सकते हैं, या कम। दूसरी जगहों से ज़्यादा ऊँचे स्तर का मतलब यह भी हो सकता है कि लोग ऐप पर भरोसा करते हैं।',
    interval: 'हमें 95% भरोसा है कि असली हिस्सा अपने 95% दायरे में है। 30 से कम नतीजे हों, तो हम ‘बहुत कम लोग’ लिखते हैं।',
    exact: 'एक व्यक्ति के कई नतीजे हो सकते हैं। हर एक गिना जाता है।',
    blocks: (least: number) =>
      `इस रिपोर्ट में ${inWeeks(blockDays)} के पूरे दौर हैं। हर व्यक्ति हर दौर में एक बार गिना जाता है। किसी की पहचान न हो, इसलिए हर संख्या थोड़ी कम या ज़्यादा करके दिखाई जाती है, और ${numberInWords(least)} से कम लोगों का स्तर 100 में से एक बार से भी कम दिखता है।`,
    giveOrTake: (raised: string, answered: string) =>
      `मध्यम या गंभीर स्तर की गिनती करीब ${raised} तक कम या ज़्यादा होती है, बाकी करीब ${answered} तक।`,
    goals: 'कृपया इन संख्याओं के लिए लक्ष्य न बनाएँ। ये यह पूछने के लिए हैं कि लोगों को क्या चाहिए, और मदद हुई या नहीं।',
  },
  contact: {
    title: 'प्राइवेसी के बारे में सवाल',
  },
  foot: (organisation: string) => (organisation ? `${organisation} · बोर्ड के लिए` : 'बोर्ड के लिए'),
  csv: {
    sections: {
      period: 'समय',
      participation: 'हिस्सेदारी',
      moods: 'मूड',
      groups: 'समूह',
      posts: 'क्या किया गया',
      reading: 'इसे कैसे पढ़ें',
    },
    from: 'कब से',
    to: 'कब तक',
    invited: 'न्योता मिला',
    registered: 'रजिस्टर',
    total: 'कुल',
    people: 'लोग',
  },
  mail: {
    subject: (product: string, days: string) => `${product}: बोर्ड के लिए रिपोर्ट, ${days}`,
    text: (days: string, address: string) =>
      [
        `${days} की रिपोर्ट PDF में साथ लगी है।`,
        'यह समूहों के बारे में है और इसमें किसी का नाम नहीं है। यह बोर्ड के लिए है: आगे सोच-समझकर भेजें।',
        'यह किसे मिले, इसे बदलने के लिए यहाँ लॉगिन करें:',
        address,
      ].join('\n\n'),
  },
} as const;

/** The screen that makes it. */
export const boardReportPage = {
  title: 'बोर्ड के लिए रिपोर्ट',
  intro: 'आपके बोर्ड के लिए दो से चार पेज का सार। इसमें किसी का नाम नहीं है।',
  period: 'समय',
  kinds: { month: 'एक महीना', quarter: 'एक तिमाही', days: 'दूसरी तारीखें' },
  month: 'महीना',
  quarter: 'तिमाही',
  quarterOf: (quarter: number, year: string) => `तिमाही ${quarter}, ${year}`,
  from: 'कब से',
  to: 'कब तक',
  by: 'समूहों की तुलना',
  byNone: 'समूह नहीं',
  pdf: 'PDF बनाएँ',
  csv: 'आँकड़े CSV में डाउनलोड करें',
  made: 'आपकी रिपोर्ट डाउनलोड में है।',
  failed: 'रिपोर्ट नहीं बन पाई। कृपया फिर से कोशिश करें।',
  holds: 'इसमें क्या है',
  contents: [
    'किसने हिस्सा लिया, और लोगों का हाल कैसा है',
    'पिछले समय के मुकाबले क्या बदला',
    'काफ़ी बड़े समूह, अगर नाम वाले रिकॉर्ड की आपकी सेटिंग में वे दिखाए जा सकते हैं',
    'क्या बदला इस पर आपकी पोस्ट, और यह सब कैसे पढ़ें',
  ],
  mail: {
    title: 'ईमेल से, हर महीने',
    text: 'हर महीने की पहली तारीख को पिछले महीने की रिपोर्ट आपके चुने हुए एडमिन को जाती है। PDF साथ लगा होता है, यानी आँकड़े ऐप से बाहर जाते हैं। जो एडमिन नहीं रहे, उन्हें यह नहीं मिलती।',
    legend: 'किसे मिले',
    save: 'सेव करें',
    saved: 'सेव हो गया।',
    savedNone: 'सेव हो गया। यह ईमेल से किसी को नहीं जाएगी।',
    loading: 'एडमिन की लिस्ट लोड हो रही है...',
    loadFailed: 'एडमिन की लिस्ट लोड नहीं हो पाई। कृपया थोड़ी देर में फिर से कोशिश करें।',
  },
} as const;
