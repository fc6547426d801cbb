import { drafted } from '../draft.ts';
import { inList } from './lists.ts';
import type { CallOutcome, callBackSends } from '../../contract/call-backs.ts';

type Names = readonly { name: string }[];

const sends = drafted<Record<(typeof callBackSends)[number], string>>({
  name: 'नाम',
  phone: 'फ़ोन नंबर',
  preferred_time: 'कॉल का अच्छा समय',
  note: 'नोट',
});

/** Asking a counsellor from the organisation to call: the person's side. */
export const callBackMessages = {
  title: 'कॉल बैक माँगें',
  about: (hours: number) => `आपकी संस्था के काउंसलर ${inTime(hours)} के अंदर आपको कॉल कर सकते हैं।`,
  consent: (parts: readonly (keyof typeof sends)[], who: Names) =>
    `${namesOf(who)} को ये दिखाएँ: मेरा ${inList(parts.map((part) => sends[part]))}।`,
  nothingElse:
    'आपकी रिक्वेस्ट कोई और नहीं पढ़ सकता। समय पर कोई इसे न ले, तो किसी दूसरे काउंसलर या वेलनेस एडमिन को बताया जाता है कि एक रिक्वेस्ट बाकी है। किसकी है, यह कभी नहीं बताया जाता। इसके सिवा कुछ शेयर नहीं होता: न जवाब, न स्कोर, न मूड। रिक्वेस्ट कभी भी वापस ली जा सकती है।',
  agreeAgain: 'देख लें कि आपकी रिक्वेस्ट किसे मिलेगी, और फिर से सहमति दें।',
  readBy: (who: Names) => `यह सिर्फ़ ${namesOf(who)} को दिखती है।`,
  joined: (name: string) => `${name} अब यहाँ काउंसलर हैं, और उन्हें आपकी रिक्वेस्ट नहीं दिखती। क्या वे भी इसे पढ़ें?`,
  agree: 'हाँ, शेयर करें',
  decline: 'नहीं',
  of: (name: string) => `(${name})`,
  agreed: (name: string) => `आपकी रिक्वेस्ट अब ${name} को दिखती है।`,
  declined: (name: string) => `आपकी रिक्वेस्ट ${name} को नहीं दिखती।`,
  timeHint: 'जैसे: आज 5 बजे के बाद, या किसी भी समय।',
  noteHint: 'जो भी उन्हें पता होना चाहिए।',
  button: 'कॉल बैक माँगें',
  failed: 'आपकी रिक्वेस्ट नहीं भेजी जा सकी। फिर से कोशिश करें, या किसी हेल्पलाइन पर कॉल करें।',
  waiting: (asked: string, by: string) => `आपने ${asked} को कॉल माँगी। काउंसलर की कॉल ${by} तक आनी चाहिए।`,
  overdue: (by: string) =>
    `हमें खेद है। काउंसलर की कॉल ${by} तक आनी चाहिए थी, पर अभी तक किसी ने आपकी रिक्वेस्ट नहीं ली है। वह अब भी खुली है। चाहें तो अभी इनमें से किसी हेल्पलाइन पर भी कॉल करें।`,
  taken: (when: string) => `एक काउंसलर ने ${when} को आपकी रिक्वेस्ट ली। वे आपको कॉल करेंगे।`,
  outcomes: {
    spoke: (when) => `काउंसलर से आपकी बात हुई। उन्होंने ${when} को यह दर्ज किया।`,
    calls_again: (when) => `काउंसलर आपको फिर कॉल करेंगे। उन्होंने ${when} को यह दर्ज किया।`,
    not_wanted: (when) => `काउंसलर ने ${when} को दर्ज किया कि आपको अब कॉल नहीं चाहिए। जब चाहें, फिर से कॉल माँगें।`,
  } satisfies Partial<Record<CallOutcome, (when: string) => string>>,
  takerLeft:
    'जिन काउंसलर ने आपकी रिक्वेस्ट ली थी, वे अब यहाँ काउंसलर नहीं हैं और उसे नहीं देख सकते। अगर अभी तक कॉल नहीं आई, तो चाहें तो फिर से माँगें, या किसी भी समय इनमें से किसी हेल्पलाइन पर कॉल करें।',
  withdrawn: 'आपने अपनी रिक्वेस्ट वापस ले ली है। जो भेजा था, वह डिलीट हो गया।',
  noneLeft:
    'जिन काउंसलर से आपने यह शेयर किया था, वे अब यहाँ काउंसलर नहीं हैं। इसलिए अभी आपकी रिक्वेस्ट कोई नहीं पढ़ सकता। वह खुली रहेगी। बात करने के लिए किसी भी समय इनमें से किसी हेल्पलाइन पर कॉल करें।',
  yours: 'आपकी कॉल की रिक्वेस्ट',
  takenUp: 'आपकी कॉल की रिक्वेस्ट एक काउंसलर के पास है',
  noCallYet: 'कॉल नहीं आई? देखें अभी किसे कॉल करें',
  withdraw: 'मेरी रिक्वेस्ट वापस लें',
  calledAt: (phone: string, time: string) => `आपका नंबर: ${phone}। अच्छा समय: ${time}।`,
} as const;

/** The counsellor's side. */
export const counsellorMessages = {
  title: 'कॉल की रिक्वेस्ट',
  intro: 'यहाँ वे लोग हैं जिन्होंने कॉल माँगी है और अपनी रिक्वेस्ट आपसे शेयर की है। आपको सिर्फ़ वही दिखता है जो उन्होंने भेजा।',
  loading: 'रिक्वेस्ट लोड हो रही हैं...',
  loadFailed: 'रिक्वेस्ट लोड नहीं हो पाईं। कृपया थोड़ी देर में फिर से कोशिश करें।',
  none: 'अभी कोई रिक्वेस्ट नहीं है।',
  noneNextStep: 'नई रिक्वेस्ट यहाँ अपने-आप दिखेंगी।',
  open: 'इंतज़ार में',
  overdue: 'समय निकल गया',
  taken: 'आपकी',
  phone: 'फ़ोन',
  time: 'कब कॉल करें',
  note: 'नोट',
  asked: (when: string) => `${when} को माँगी।`,
  by: (when: string) => `${when} तक कॉल करें।`,
  takenAt: (when: string) => `${when} को ली।`,
  take: 'यह रिक्वेस्ट लें',
  of: (name: string) => `(${name})`,
  done: (name: string) => `${name} की रिक्वेस्ट अब आपके पास है। उन्हें यह दिखता है।`,
  erased: 'जानकारी अब डिलीट हो चुकी है।',
  how: 'कैसा रहा?',
  outcomes: { spoke: 'बात हुई', calls_again: 'फिर कॉल होगी', not_wanted: 'अब नहीं चाहिए' } satisfies Partial<
    Record<CallOutcome, string>
  >,
  noted: (outcome: string, when: string) => `${outcome}, ${when}`,
  saved: (name: string, outcome: string) => `${name} के लिए सेव हुआ: ${outcome}। उन्हें यह दिखता है।`,
  undo: 'पहले जैसा करें',
  undone: (name: string) => `पहले जैसा हो गया। ${name} को अब भी आपकी कॉल का इंतज़ार है।`,
  giveBack: 'लौटाएँ',
  givenBack: (name: string) => `आपने ${name} की रिक्वेस्ट लौटा दी है। दूसरे काउंसलर इसे ले सकते हैं।`,
} as const;

/** To a counsellor, at once. Nothing of who or why. */
export const callAskedMail = {
  subject: (productTitle: string) => `${productTitle}: किसी ने कॉल माँगी है`,
  text: (link: string, hours: number) =>
    [
      `किसी ने कॉल माँगी है। कृपया ${inTime(hours)} के अंदर कॉल करें।`,
      '',
      'किसे और कब कॉल करना है, यह आपकी रिक्वेस्ट की लिस्ट में है:',
      '',
      link,
      '',
      'समय पर कॉल न कर पाएँ, तो किसी दूसरे काउंसलर या वेलनेस एडमिन को बता दें।',
    ].join('\n'),
} as const;

/** To another counsellor or, where there is none, to the admins. Nothing of who, of whom it was sent to, or why. */
export const overdueElsewhereMail = {
  subject: (productTitle: string) => `${productTitle}: कॉल की एक रिक्वेस्ट इंतज़ार में है`,
  text: (hours: number) =>
    [
      `किसी को कॉल माँगे ${inTime(hours)} से ज़्यादा हो गया, और अभी तक किसी ने वह रिक्वेस्ट नहीं ली है।`,
      '',
      'वह आपको नहीं दिखती, और हम नहीं बताते कि किसकी है: वह किसी और को भेजी गई थी। कृपया अपने यहाँ के काउंसलरों से पूछें कि क्या वे कॉल कर सकते हैं।',
      '',
      'अगर उनमें से कोई छुट्टी पर हो, तो एडमिन ‘लोग’ में किसी और को काउंसलर बना सकते हैं। तब हम इंतज़ार कर रहे लोगों से पूछते हैं कि क्या वे रिक्वेस्ट उनसे भी शेयर करना चाहेंगे।',
      '',
      'यह ईमेल दिन में ज़्यादा से ज़्यादा एक बार आता है।',
    ].join('\n'),
} as const;

/** To a counsellor: someone waits past the stated time. Nothing of who or why. */
export const overdueMail = {
  subject: (productTitle: string) => `${productTitle}: किसी को कॉल का इंतज़ार है`,
  text: (link: string, hours: number) =>
    [
      `किसी को कॉल माँगे ${inTime(hours)} से ज़्यादा हो गया, और अभी तक किसी ने वह रिक्वेस्ट नहीं ली है।`,
      '',
      'कृपया अपनी रिक्वेस्ट की लिस्ट खोलें:',
      '',
      link,
      '',
      'यह ईमेल दिन में ज़्यादा से ज़्यादा एक बार आता है।',
    ].join('\n'),
} as const;

/** The hours in which a counsellor calls. */
export const callingHoursMessages = {
  title: 'मेरे कॉल करने का समय',
  intro: 'कॉल माँगने वालों को ये घंटे दिखते हैं। इनसे पता चलता है कि आपकी कॉल आम तौर पर कब आती है।',
  dayFrom: (day: string) => `${day}, कब से`,
  dayTo: (day: string) => `${day}, कब तक`,
  save: 'समय सेव करें',
  saved: 'आपकी कॉल का समय सेव हो गया।',
  failed: 'आपकी कॉल का समय सेव नहीं हो पाया। कृपया फिर से कोशिश करें।',
  loadFailed: 'आपकी कॉल का समय लोड नहीं हो पाया। कृपया थोड़ी देर में फिर से कोशिश करें।',
  period: 'अंत का समय शुरू के समय के बाद का चुनें।',
  /** Monday is the first. */
  days: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  heading: 'वे कब कॉल करते हैं',
  ofDays: (days: string, from: string, to: string) => `${days}, ${from} से ${to}`,
  of: (name: string, hours: string) => `${name}: ${hours}`,
  unstated: 'किसी भी समय',
  zone: (zone: string) => `समय ${zone} के हिसाब से है।`,
} as const;

function namesOf(who: Names): string {
  return inList(who.map(({ name }) => name));
}

/** Before a postposition: 'एक घंटे', '2 दिन'. */
function inTime(hours: number): string {
  if (hours % 24 !== 0) return hours === 1 ? 'एक घंटे' : `${hours} घंटे`;
  return hours === 24 ? 'एक दिन' : `${hours / 24} दिन`;
}
