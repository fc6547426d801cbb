import { drafted } from '../draft.ts';
import { namedRoles } from '../../roles.ts';
import type { GivenRole } from '../../roles.ts';
import { announcedDays } from '../../visibility/coming-policy.ts';
import { reasonMinutes } from '../../visibility/reason-time.ts';
import type { ViewerRole } from '../../visibility/data-kinds.ts';
import type { RecordPolicy } from '../../visibility/record-policy.ts';
import type { VisibilityLevel } from '../../visibility/visibility-levels.ts';
import { kindHeadings } from './data-kinds.ts';
import { inChoice, inList } from './lists.ts';
import { policyNames } from './policy-names.ts';

const someoneWhoIs = drafted<Record<GivenRole, string>>({ admin: 'एडमिन', counsellor: 'काउंसलर' });

/** The four settings for named records. */
export const policyMessages = {
  title: 'नाम वाला रिकॉर्ड कौन खोल सकता है',
  names: policyNames,
  meanings: drafted<Record<RecordPolicy, string>>({
    open: 'वेलनेस एडमिन सबके स्कोर और मूड खोल सकते हैं।',
    reason: `वेलनेस एडमिन को वजह देनी और अपना पासवर्ड डालना होता है। फिर वही एडमिन रिकॉर्ड को ${reasonMinutes} मिनट के लिए खोल सकते हैं।`,
    consent: 'वेलनेस एडमिन सिर्फ़ उन लोगों के स्कोर और मूड खोल सकते हैं जो इन्हें शेयर करते हैं, किसी और के नहीं।',
    never: 'नाम वाला रिकॉर्ड उस व्यक्ति के सिवा कोई नहीं खोल सकता। एडमिन सिर्फ़ सबके कुल आँकड़े देखते हैं।',
  }),
  about: 'यह सब पर लागू है। लोग इसे रजिस्टर करने से पहले देखते हैं, और हर बदलाव दर्ज होता है।',
  legend: 'सेटिंग',
  save: 'यह सेटिंग लागू करें',
  now: (name: string, day: string | null) => (day === null ? name : `${name}, ${day} से`),
  changes: 'पहले की सेटिंग',
  change: (day: string, name: string, who: string) => `${day}: ${name}, ${who} ने चुनी`,
  goneAccount: 'डिलीट हो चुके अकाउंट',
  confirm: {
    title: (name: string) => `‘${name}’ लागू करें?`,
    stricter: 'यह अभी की सेटिंग से ज़्यादा सख़्त है। यह तुरंत, सभी रिकॉर्ड पर लागू होगी।',
    /** What stays although the setting is loosened again. */
    lasting: drafted<Record<Exclude<RecordPolicy, 'open'>, string>>({
      reason:
        'बाद में ढील देने पर भी, उस दिन तक जो दर्ज होगा उसकी सुरक्षा कम नहीं होगी। उन रिकॉर्ड को खोलने के लिए वजह देनी होगी, जब तक व्यक्ति खुद शेयर न करे।',
      consent:
        'बाद में ढील देने पर भी, उस दिन तक जो दर्ज होगा उसकी सुरक्षा कम नहीं होगी। वे रिकॉर्ड बंद रहेंगे, जब तक व्यक्ति खुद शेयर न करे।',
      never:
        'बाद में ढील देने पर भी, उस दिन तक जो दर्ज होगा उसकी सुरक्षा कम नहीं होगी। वे रिकॉर्ड बंद ही रहेंगे। वे तभी खुलेंगे जब व्यक्ति उसके बाद खुद शेयर करे।',
    }),
    /** Where it has to wait. */
    wayBack: `फिर से ढील देने में ${announcedDays} दिन लगते हैं।`,
    looser: `यह अभी की सेटिंग से ज़्यादा खुली है। सबको अभी बताया जाएगा, और यह ${announcedDays} दिन बाद लागू होगी, उससे पहले नहीं। तब तक कोई भी एडमिन इसे रोक सकता है। लागू होने से पहले जो दर्ज होगा, उसकी सुरक्षा आज जैसी रहेगी, जब तक व्यक्ति खुद शेयर न करे।`,
    looserAtOnce:
      'यह अभी की सेटिंग से ज़्यादा खुली है। अभी किसी ने कुछ दर्ज नहीं किया है, इसलिए यह तुरंत लागू होगी। अगली बार ऐप खोलने पर सबको बताया जाएगा।',
    instead: (name: string) => `इससे ‘${name}’ वाला बदलाव रुक जाएगा।`,
    button: 'यह सेटिंग लागू करें',
  },
  loading: 'लोड हो रहा है...',
  loadFailed: 'यह सेटिंग लोड नहीं हो पाई। कृपया थोड़ी देर में फिर से कोशिश करें।',
  saved: 'सेव हो गया। अब से लागू है।',
  loosened: 'सेव हो गया। अब से लागू है, और सबको बताया जाएगा।',
  announced: (day: string) => `सेव हो गया। यह ${day} से लागू होगी, उससे पहले नहीं, और सबको बताया जा रहा है।`,
  /** The change that waits, and the way to stop it. */
  coming: {
    text: (name: string, day: string, who: string, announced: string) =>
      `‘${name}’ सेटिंग ${day} से लागू होगी, उससे पहले नहीं। इसकी घोषणा ${who} ने ${announced} को की। तब तक कोई भी एडमिन इसे रोक सकता है।`,
    callOff: 'इसे रोकें',
    calledOff: 'रोक दिया गया। जिन्हें बताया गया था, उन सबको यह भी बताया जाएगा।',
  },
} as const;

/** To people who record something while a more open setting waits: on My Tests, at registration, under Privacy. */
export const comingMessages = {
  becomes: (day: string, policy: RecordPolicy) =>
    `${day} से, उससे पहले नहीं, यहाँ ‘${policyNames[policy]}’ सेटिंग लागू होगी। ${policyMessages.meanings[policy]}`,
  until: 'उससे पहले आप जो दर्ज करें, उसकी सुरक्षा आज जैसी रहेगी, जब तक आप उसे शेयर न करें।',
} as const;

/** The page about who can see what. Its table comes from the server. */
export const visibilityMessages = {
  title: 'कौन क्या देख सकता है',
  intro: 'यह लिस्ट सीधे उन नियमों से बनी है जिन पर ऐप चलता है।',
  what: 'क्या',
  rule: (name: string) => `अभी की सेटिंग: ${name}`,
  since: (day: string) => `${day} से लागू।`,
  loading: 'लोड हो रहा है...',
  loadFailed: 'यह लोड नहीं हो पाया। कृपया थोड़ी देर में फिर से कोशिश करें।',
  viewers: drafted<Record<ViewerRole, string>>({
    you: 'आप',
    colleagues: 'दूसरे कर्मचारी',
    admins: 'वेलनेस एडमिन',
    counsellors: 'काउंसलर',
  }),
  kinds: kindHeadings,
  /** A card for each viewer; the table has the same in full. */
  cards: {
    canSee: 'यह दिखता है',
    cannotSee: 'यह नहीं दिखता',
    everything: 'हमारे पास आपके बारे में जो भी है, वह सब आपको दिखता है।',
    asFigure: 'सिर्फ़ संख्या में दिखता है',
    never: 'कभी नहीं',
    all: 'सब कुछ, विस्तार से',
    list: inList,
    under: (names: string, condition: string) => `${names}: ${condition}`,
    /** The four that people ask about come first. */
    first: (names: readonly string[]) =>
      names.length > 5 ? `${names.slice(0, 4).join(', ')}, और बाकी सब कुछ` : inList(names),
    nothing: 'कुछ नहीं।',
    operator: 'सर्वर चलाने वाले',
  },
  asTable: 'सब एक टेबल में दिखाएँ',
  levels: {
    nothing: 'नहीं',
    large_groups: 'सिर्फ़ सबके कुल आँकड़ों में, वे भी मोटे तौर पर',
    groups: (people: number) => `सिर्फ़ कुल आँकड़ों में: सबके, और ${people} या ज़्यादा लोगों के समूहों के`,
    if_in_role: `सिर्फ़ तब जब आप ${inChoice(namedRoles.map((role) => someoneWhoIs[role]))} हों (नीचे देखें)`,
    if_asked: 'सिर्फ़ तब जब आप कॉल बैक माँगें',
    if_shared: 'सिर्फ़ तब जब आप शेयर करें',
    with_reason: `सिर्फ़ वजह देने के बाद, ${reasonMinutes} मिनट के लिए`,
    always: 'हाँ',
  } satisfies Partial<Record<VisibilityLevel, string | ((people: number) => string)>>,
  older: (day: string, policy: string) =>
    `${day} तक जो दर्ज हुआ, उस पर अब भी ‘${policy}’ वाली सेटिंग चलती है, जब तक व्यक्ति खुद शेयर न करे। एडमिन जान सकते हैं कि किसने शेयर किया है।`,
  roles:
    'काउंसलर के नाम हर लॉगिन करने वाले को दिखते हैं, ताकि पता रहे कि कॉल की रिक्वेस्ट कौन पढ़ सकता है। जब भी कोई एडमिन किसी का रिकॉर्ड खोले, तो उस व्यक्ति को एडमिन का नाम और ईमेल दिखता है।',
  operator: 'सर्वर चलाने वाले तकनीकी तौर पर उस पर रखा डेटाबेस पढ़ सकते हैं। उनके लिए नियम है कि इसे गोपनीय रखें।',
} as const;

/** The switch in the profile. */
export const sharingMessages = {
  title: 'मेरा रिकॉर्ड शेयर करें',
  about: drafted<Record<RecordPolicy, string>>({
    open: 'अभी आपकी संस्था की सेटिंग ‘खुला’ है: वेलनेस एडमिन सबके स्कोर और मूड खोल सकते हैं।',
    reason: 'अभी आपकी संस्था की सेटिंग ‘वजह बताकर’ है: वजह देने वाले वेलनेस एडमिन किसी के भी स्कोर और मूड खोल सकते हैं।',
    consent: 'आपकी संस्था की सेटिंग ‘सिर्फ़ सहमति से’ है: यह फ़ैसला आपका है, और सिर्फ़ आपका।',
    never: 'अभी आपकी संस्था की सेटिंग ‘कभी नहीं’ है: आपका रिकॉर्ड कोई और नहीं खोल सकता।',
  }),
  label: 'वेलनेस एडमिन को मेरे स्कोर और मूड खोलने दें',
  /** What the choice does under the setting in force. */
  states: drafted<Record<RecordPolicy, { on: string; off: string }>>({
    open: {
      on: 'आपने शेयर करना चुना है। अभी की सेटिंग में एडमिन आपका रिकॉर्ड खोल सकते हैं, चाहे आप शेयर करें या न करें।',
      off: 'आपने रिकॉर्ड शेयर नहीं किया है, पर अभी की सेटिंग में एडमिन इसे खोल सकते हैं। सेटिंग ‘सिर्फ़ सहमति से’ हो जाए, तब आपका फ़ैसला लागू होगा।',
    },
    reason: {
      on: 'आपने शेयर करना चुना है। अभी की सेटिंग में एडमिन को तब भी वजह देनी होती है।',
      off: 'आपने रिकॉर्ड शेयर नहीं किया है, पर अभी की सेटिंग में वजह देने वाले एडमिन इसे खोल सकते हैं। सेटिंग ‘सिर्फ़ सहमति से’ हो जाए, तब आपका फ़ैसला लागू होगा।',
    },
    consent: {
      on: 'आपका रिकॉर्ड शेयर है। शेयर करना कभी भी बंद करें, असर तुरंत होगा।',
      off: 'आपका रिकॉर्ड शेयर नहीं है, इसलिए एडमिन इसे नहीं खोल सकते।',
    },
    never: {
      on: 'आपने शेयर करना चुना है, पर अभी की सेटिंग में यह लागू नहीं है: आपका रिकॉर्ड कोई और नहीं खोल सकता।',
      off: 'आपका रिकॉर्ड कोई और नहीं खोल सकता। सेटिंग ‘सिर्फ़ सहमति से’ हो जाए, तब आपका फ़ैसला लागू होगा।',
    },
  }),
  /** Where older records follow a stricter setting that sharing opens, whatever is in force now. */
  older: {
    on: (day: string) =>
      `आपका रिकॉर्ड शेयर है, इसलिए ${day} तक जो दर्ज हुआ, वह भी नई चीज़ों की तरह खुला है। शेयर करना कभी भी बंद करें।`,
    off: (day: string) =>
      `${day} तक जो दर्ज हुआ, उस पर अब भी तब की ज़्यादा सख़्त सेटिंग चलती है। रिकॉर्ड शेयर करने पर यह नहीं रहेगी।`,
  },
  /** Where the setting is not known. */
  unknown: { on: 'आपने अपना रिकॉर्ड शेयर करना चुना है।', off: 'आपने अपना रिकॉर्ड शेयर नहीं किया है।' },
  olderClosed: 'आपके कुछ पुराने रिकॉर्ड अब भी बंद हैं। इन्हें भी खोलने के लिए एक बार फिर शेयर करें।',
  shareOlder: 'पुराने रिकॉर्ड भी शेयर करें',
} as const;

/** The list in the profile. */
export const accessLogMessages = {
  title: 'किसने देखा',
  intro: 'जब भी कोई आपका रिकॉर्ड खोले, यहाँ दिखेगा: उनका नाम, ईमेल, और वे कब से एडमिन हैं।',
  none: 'आपका रिकॉर्ड किसी ने नहीं खोला।',
  openedAt: (time: string) => `${time} पर खोला`,
  adminSince: (time: string) => `${time} से एडमिन`,
  noReason: 'तब वजह देना ज़रूरी नहीं था',
  goneAccount: 'डिलीट हो चुका अकाउंट',
  showMore: 'और दिखाएँ',
  loading: 'लोड हो रहा है...',
  loadFailed: 'यह लोड नहीं हो पाया। कृपया थोड़ी देर में फिर से कोशिश करें।',
} as const;

/** What an admin is asked before a record opens, and reads where it does not. */
export const reasonMessages = {
  title: (name: string) => `${name} का रिकॉर्ड देखना क्यों ज़रूरी है?`,
  /** What tells two people of one name apart. */
  who: (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' · '),
  intro: `यहाँ आप जो लिखें, वह उन्हें दिखेगा, और यह भी कि यह आपने लिखा। रिकॉर्ड ${reasonMinutes} मिनट तक दिखेगा।`,
  password: 'आपका पासवर्ड',
  button: 'रिकॉर्ड खोलें',
  openUntil: (time: string) => `यह ${time} तक दिखेगा।`,
  closedUntil: (day: string) => `${day} तक जो दर्ज हुआ, वह नहीं दिखता: उस पर तब की ज़्यादा सख़्त सेटिंग चलती है।`,
} as const;
