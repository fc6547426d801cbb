import { inList } from './lists.ts';
import { plural } from './numbers.ts';
import type { CallOutcome, callBackSends } from '../../contract/call-backs.ts';
import { drafted } from '../draft.ts';

type Names = readonly { name: string }[];

const sends = drafted<Record<(typeof callBackSends)[number], string>>({
  name: 'नाव',
  phone: 'फोन नंबर',
  preferred_time: 'सोयीची वेळ',
  note: 'टिपण',
});

/** Asking a counsellor from the organisation to call: the person's side. */
export const callBackMessages = {
  title: 'फोनसाठी विनंती',
  about: (hours: number) => `आपल्या संस्थेतले समुपदेशक ${withinTime(hours)} आपल्याला फोन करू शकतात.`,
  consent: (parts: readonly (keyof typeof sends)[], who: Names) =>
    `${namesOf(who)} यांच्याशी माझी ही माहिती शेअर करा: ${inList(parts.map((part) => sends[part]))}.`,
  nothingElse:
    'इतर कोणीही आपली विनंती वाचू शकत नाही. वेळेत कोणी उत्तर दिले नाही, तर दुसऱ्या समुपदेशकाला किंवा वेलनेस ॲडमिनना एक विनंती उत्तराची वाट पाहत आहे एवढेच कळते. ती कोणाची, ते कधीच कळत नाही. आणखी काहीही शेअर होत नाही: उत्तरे, स्कोर किंवा मूड नाहीत. विनंती केव्हाही मागे घेता येते.',
  agreeAgain: 'आपली विनंती कोणाला मिळेल ते कृपया पाहा, आणि पुन्हा संमती द्या.',
  readBy: (who: Names) => `ती फक्त ${namesOf(who)} वाचू शकतात.`,
  joined: (name: string) => `${name} आता इथे समुपदेशक आहेत, आणि त्यांना आपली विनंती दिसत नाही. त्यांनीही ती वाचावी का?`,
  agree: 'हो, शेअर करा',
  decline: 'नको',
  of: (name: string) => `(${name})`,
  agreed: (name: string) => `${name} आता आपली विनंती वाचू शकतात.`,
  declined: (name: string) => `${name} आपली विनंती वाचू शकत नाहीत.`,
  timeHint: 'उदाहरणार्थ: आज 5 नंतर, किंवा केव्हाही.',
  noteHint: 'त्यांना माहीत असावे असे काही.',
  button: 'फोनसाठी विनंती करा',
  failed: 'आपली विनंती पाठवता आली नाही. कृपया पुन्हा प्रयत्न करा, किंवा एखाद्या हेल्पलाइनला फोन करा.',
  waiting: (asked: string, by: string) => `आपण ${asked} ला फोनसाठी विनंती केली. समुपदेशकांचा फोन ${by} पर्यंत यायला हवा.`,
  overdue: (by: string) =>
    `माफ करा. समुपदेशकांचा फोन ${by} पर्यंत यायला हवा होता, पण आपल्या विनंतीला अजून कोणी उत्तर दिलेले नाही. विनंती अजून चालू आहे. आत्ता यांपैकी एखाद्या हेल्पलाइनलाही फोन करता येतो.`,
  taken: (when: string) => `समुपदेशकांनी आपली विनंती ${when} ला हाती घेतली आहे. त्यांचा फोन येईल.`,
  outcomes: {
    spoke: (when) => `आपले समुपदेशकांशी बोलणे झाले. त्यांनी ${when} ला तशी नोंद केली.`,
    calls_again: (when) => `समुपदेशक पुन्हा फोन करतील. त्यांनी ${when} ला तशी नोंद केली.`,
    not_wanted: (when) => `समुपदेशकांनी ${when} ला ‘आता फोन नको’ अशी नोंद केली. केव्हाही पुन्हा विनंती करता येते.`,
  } satisfies Partial<Record<CallOutcome, (when: string) => string>>,
  takerLeft:
    'आपली विनंती हाती घेतलेले समुपदेशक आता इथे समुपदेशक म्हणून काम करत नाहीत, आणि त्यांना ती दिसत नाही. अजून फोन आला नसेल, तर पुन्हा विनंती करता येते, किंवा यांपैकी एखाद्या हेल्पलाइनला केव्हाही फोन करता येतो.',
  withdrawn: 'आपण विनंती मागे घेतली आहे, आणि पाठवलेली माहिती डिलीट झाली आहे.',
  noneLeft:
    'आपण ज्या समुपदेशकांशी हे शेअर केले ते आता इथे समुपदेशक म्हणून काम करत नाहीत, म्हणून आपली विनंती सध्या कोणीही वाचू शकत नाही. ती बंद झालेली नाही. यांपैकी एखाद्या हेल्पलाइनला केव्हाही फोन करता येतो.',
  yours: 'आपली फोनसाठीची विनंती',
  takenUp: 'आपली फोनसाठीची विनंती समुपदेशकांकडे आहे',
  noCallYet: 'अजून फोन आला नाही? आत्ता कोणाला फोन करता येईल ते पाहा',
  withdraw: 'माझी विनंती मागे घ्या',
  calledAt: (phone: string, time: string) => `आपला नंबर: ${phone}. सोयीची वेळ: ${time}.`,
} as const;

/** The counsellor's side. */
export const counsellorMessages = {
  title: 'फोनसाठी विनंत्या',
  intro: 'ज्यांना फोन हवा आहे आणि ज्यांनी आपल्याशी विनंती शेअर करायला संमती दिली आहे, ते लोक. त्यांनी पाठवले तेवढेच आपल्याला दिसते.',
  loading: 'विनंत्या लोड होत आहेत...',
  loadFailed: 'विनंत्या लोड करता आल्या नाहीत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  none: 'सध्या विनंती नाही.',
  noneNextStep: 'नव्या विनंत्या इथे आपोआप दिसतात.',
  open: 'उत्तर बाकी',
  overdue: 'वेळ उलटली',
  taken: 'आपल्याकडे',
  phone: 'फोन',
  time: 'फोन केव्हा करावा',
  note: 'टिपण',
  asked: (when: string) => `विनंती: ${when}.`,
  by: (when: string) => `${when} पर्यंत फोन करा.`,
  takenAt: (when: string) => `हाती घेतली: ${when}.`,
  take: 'ही विनंती हाती घ्या',
  of: (name: string) => `(${name})`,
  done: (name: string) => `${name} यांची विनंती आपण हाती घेतली आहे. त्यांना ते दिसते.`,
  erased: 'ही माहिती आता डिलीट झालेली आहे.',
  how: 'फोनवर काय झाले?',
  outcomes: {
    spoke: 'बोलणे झाले',
    calls_again: 'पुन्हा फोन होईल',
    not_wanted: 'आता फोन नको',
  } satisfies Partial<Record<CallOutcome, string>>,
  noted: (outcome: string, when: string) => `${outcome}, ${when}`,
  saved: (name: string, outcome: string) => `${name} यांच्यासाठी सेव्ह झाले: ${outcome}. त्यांना ते दिसते.`,
  undo: 'पूर्ववत करा',
  undone: (name: string) => `पूर्ववत केले. ${name} अजून आपल्या फोनची वाट पाहत आहेत.`,
  giveBack: 'परत द्या',
  givenBack: (name: string) => `${name} यांची विनंती आपण परत दिली आहे. दुसरे समुपदेशक ती हाती घेऊ शकतात.`,
} as const;

/** To a counsellor, at once. Nothing of who or why. */
export const callAskedMail = {
  subject: (productTitle: string) => `${productTitle}: एका व्यक्तीने फोनसाठी विनंती केली आहे`,
  text: (link: string, hours: number) =>
    [
      `एका व्यक्तीने फोनसाठी विनंती केली आहे. कृपया ${withinTime(hours)} फोन करा.`,
      '',
      'कोणाला आणि केव्हा फोन करायचा ते विनंत्यांच्या यादीत आहे:',
      '',
      link,
      '',
      'वेळेत फोन करता येणार नसेल, तर कृपया दुसऱ्या समुपदेशकाला किंवा वेलनेस ॲडमिनला तसे सांगा.',
    ].join('\n'),
} as const;

/** To another counsellor or, where there is none, to the admins. Nothing of who, of whom it was sent to, or why. */
export const overdueElsewhereMail = {
  subject: (productTitle: string) => `${productTitle}: फोनसाठीची एक विनंती उत्तराची वाट पाहत आहे`,
  text: (hours: number) =>
    [
      `एका व्यक्तीने फोनसाठी विनंती करून ${moreThan(hours)} झाला, आणि ती अजून कोणी हाती घेतलेली नाही.`,
      '',
      'ती आपल्याला दिसत नाही, आणि कोणाची आहे ते आम्ही सांगत नाही: ती दुसऱ्या व्यक्तीला पाठवली होती. आपल्या संस्थेतले समुपदेशक फोन करू शकतात का, ते कृपया त्यांना विचारा.',
      '',
      'त्यांपैकी कोणी उपलब्ध नसेल, तर ॲडमिन ‘खाती’ इथे दुसऱ्या कोणाला समुपदेशक करू शकतात. मग वाट पाहणाऱ्यांना विनंती त्यांच्याशी शेअर करायची का, ते आम्ही विचारतो.',
      '',
      'हा ईमेल आम्ही दिवसातून जास्तीत जास्त एकदा पाठवतो.',
    ].join('\n'),
} as const;

/** To a counsellor: someone waits past the stated time. Nothing of who or why. */
export const overdueMail = {
  subject: (productTitle: string) => `${productTitle}: एक व्यक्ती फोनची वाट पाहत आहे`,
  text: (link: string, hours: number) =>
    [
      `एका व्यक्तीने फोनसाठी विनंती करून ${moreThan(hours)} झाला, आणि ती अजून कोणी हाती घेतलेली नाही.`,
      '',
      'कृपया आपल्या विनंत्यांची यादी उघडा:',
      '',
      link,
      '',
      'हा ईमेल आम्ही दिवसातून जास्तीत जास्त एकदा पाठवतो.',
    ].join('\n'),
} as const;

/** The hours in which a counsellor calls. */
export const callingHoursMessages = {
  title: 'माझी फोन करण्याची वेळ',
  intro: 'फोनसाठी विनंती करणाऱ्यांना ही वेळ दिसते. आपण सहसा केव्हा फोन करता, ते इथे लिहा.',
  dayFrom: (day: string) => `${day}, पासून`,
  dayTo: (day: string) => `${day}, पर्यंत`,
  save: 'फोनची वेळ सेव्ह करा',
  saved: 'फोन करण्याची वेळ सेव्ह झाली.',
  failed: 'फोन करण्याची वेळ सेव्ह करता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  loadFailed: 'फोन करण्याची वेळ लोड करता आली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  period: 'कृपया संपण्याची वेळ सुरू होण्याच्या वेळेनंतरची निवडा.',
  /** Monday is the first. */
  days: ['सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  heading: 'फोन केव्हा येतो',
  ofDays: (days: string, from: string, to: string) => `${days}, ${from} ते ${to}`,
  of: (name: string, hours: string) => `${name}: ${hours}`,
  unstated: 'केव्हाही',
  zone: (zone: string) => `वेळा ${zone} नुसार आहेत.`,
} as const;

function namesOf(who: Names): string {
  return inList(who.map(({ name }) => name));
}

/** 'एका दिवसाच्या आत' */
function withinTime(hours: number): string {
  if (hours % 24 !== 0) return plural(hours, { one: 'एका तासाच्या आत', other: `${hours} तासांच्या आत` });
  return plural(hours / 24, { one: 'एका दिवसाच्या आत', other: `${hours / 24} दिवसांच्या आत` });
}

/** 'एका दिवसापेक्षा जास्त काळ' */
function moreThan(hours: number): string {
  if (hours % 24 !== 0) {
    return plural(hours, { one: 'एका तासापेक्षा जास्त काळ', other: `${hours} तासांपेक्षा जास्त काळ` });
  }
  return plural(hours / 24, { one: 'एका दिवसापेक्षा जास्त काळ', other: `${hours / 24} दिवसांपेक्षा जास्त काळ` });
}
