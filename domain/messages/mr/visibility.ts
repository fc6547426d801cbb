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
import { drafted } from '../draft.ts';

const someoneWhoIs = drafted<Record<GivenRole, string>>({ admin: 'ॲडमिन', counsellor: 'समुपदेशक' });

/** The four settings for named records. */
export const policyMessages = {
  title: 'नावासह रेकॉर्ड कोण उघडू शकते',
  names: policyNames,
  meanings: drafted<Record<RecordPolicy, string>>({
    open: 'वेलनेस ॲडमिन सर्वांचे स्कोर आणि मूड उघडू शकतात.',
    reason: `वेलनेस ॲडमिनला कारण द्यावे लागते आणि स्वतःचा पासवर्ड टाकावा लागतो. मग तेच ॲडमिन ते रेकॉर्ड ${reasonMinutes} मिनिटे उघडू शकतात.`,
    consent: 'जे शेअर करतात त्यांचेच स्कोर आणि मूड वेलनेस ॲडमिन उघडू शकतात, इतर कोणाचेही नाही.',
    never: 'इतर कोणीही नावासह रेकॉर्ड उघडू शकत नाही. ॲडमिनला फक्त सर्वांचे एकत्रित आकडे दिसतात.',
  }),
  about: 'हे सर्वांसाठी लागू आहे. नोंदणी करण्याआधी लोकांना ते दिसते, आणि प्रत्येक बदलाची नोंद होते.',
  legend: 'सेटिंग',
  save: 'हे सेटिंग लागू करा',
  now: (name: string, day: string | null) => (day === null ? name : `${name}, ${day} पासून`),
  changes: 'आधीचे निर्णय',
  change: (day: string, name: string, who: string) => `${day}: ${name}, बदलणारे: ${who}`,
  goneAccount: 'माजी खातेदार',
  confirm: {
    title: (name: string) => `‘${name}’ लागू करायचे?`,
    stricter: 'हे सध्याच्या सेटिंगपेक्षा कडक आहे. ते लगेच, सर्व रेकॉर्डना लागू होते.',
    /** What stays although the setting is loosened again. */
    lasting: drafted<Record<Exclude<RecordPolicy, 'open'>, string>>({
      reason:
        'नंतर हे सैल केले, तरी तोपर्यंतच्या नोंदींसाठी हे बदलत नाही: ते रेकॉर्ड उघडायला कारण लागतेच. त्या व्यक्तीने स्वतः शेअर केले, तरच कारण लागत नाही.',
      consent:
        'नंतर हे सैल केले, तरी तोपर्यंतच्या नोंदींसाठी हे बदलत नाही: ते रेकॉर्ड बंदच राहतात. त्या व्यक्तीने शेअर केले, तरच ते उघडता येतात.',
      never:
        'नंतर हे सैल केले, तरी तोपर्यंतच्या नोंदींसाठी हे बदलत नाही: ते रेकॉर्ड बंदच राहतात. त्यानंतर त्या व्यक्तीने स्वतः शेअर केले, तरच ते उघडता येतात.',
    }),
    /** Where it has to wait. */
    wayBack: `पुन्हा सैल करायला ${announcedDays} दिवस लागतात.`,
    looser: `हे सध्याच्या सेटिंगपेक्षा खुले आहे. सर्वांना आत्ता कळवले जाते, आणि ते ${announcedDays} दिवसांनी लागू होते, त्याआधी नाही. तोपर्यंत कोणतेही ॲडमिन ते रद्द करू शकतात. लागू होण्याआधीच्या नोंदींना आजचेच संरक्षण राहते, त्या व्यक्तीने शेअर केले तरच ते बदलते.`,
    looserAtOnce:
      'हे सध्याच्या सेटिंगपेक्षा खुले आहे. अजून कोणीही काही नोंदवलेले नाही, म्हणून ते लगेच लागू होते. सर्वांना पुढच्या वेळी ॲप वापरताना कळवले जाईल.',
    instead: (name: string) => `यामुळे ‘${name}’ हा बदल रद्द होतो.`,
    button: 'हे सेटिंग लागू करा',
  },
  loading: 'लोड होत आहे...',
  loadFailed: 'हे सेटिंग लोड करता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  saved: 'सेव्ह झाले. आतापासून लागू आहे.',
  loosened: 'सेव्ह झाले. आतापासून लागू आहे, आणि सर्वांना कळवले जाईल.',
  announced: (day: string) => `सेव्ह झाले. ${day} पासून लागू होईल, त्याआधी नाही, आणि सर्वांना कळवले आहे.`,
  /** The change that waits, and the way to stop it. */
  coming: {
    text: (name: string, day: string, who: string, announced: string) =>
      `‘${name}’ ${day} पासून लागू होते, त्याआधी नाही. ${who} यांनी ${announced} रोजी हे जाहीर केले. लागू होईपर्यंत कोणतेही ॲडमिन ते रद्द करू शकतात.`,
    callOff: 'रद्द करा',
    calledOff: 'रद्द केले. ज्यांना कळवले होते, त्या सर्वांना हेही कळवले जाते.',
  },
} as const;

/** To people who record something while a more open setting waits: on My Tests, at registration, under Privacy. */
export const comingMessages = {
  becomes: (day: string, policy: RecordPolicy) =>
    `${day} पासून, त्याआधी नाही, इथे ‘${policyNames[policy]}’ लागू होते. ${policyMessages.meanings[policy]}`,
  until: 'त्याआधी नोंदवाल त्याला आजचेच संरक्षण राहते, आपण शेअर करायचे ठरवले तरच ते बदलते.',
} as const;

/** The page about who can see what. Its table comes from the server. */
export const visibilityMessages = {
  title: 'कोण काय पाहू शकते',
  intro: 'ॲप जे नियम पाळते, त्यांवरूनच ही यादी बनते.',
  what: 'काय',
  rule: (name: string) => `सध्याचे सेटिंग: ${name}`,
  since: (day: string) => `${day} पासून लागू.`,
  loading: 'लोड होत आहे...',
  loadFailed: 'हे लोड करता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  viewers: drafted<Record<ViewerRole, string>>({
    you: 'आपण स्वतः',
    colleagues: 'इतर कर्मचारी',
    admins: 'वेलनेस ॲडमिन',
    counsellors: 'समुपदेशक',
  }),
  kinds: kindHeadings,
  /** A card for each viewer; the table has the same in full. */
  cards: {
    canSee: 'पाहू शकतात',
    cannotSee: 'पाहू शकत नाहीत',
    everything: 'आम्ही ठेवलेली आपली सर्व माहिती आपण पाहू शकता.',
    asFigure: 'आकडा म्हणून पाहू शकतात',
    never: 'कधीच नाही',
    all: 'सर्व सविस्तर',
    list: inList,
    under: (names: string, condition: string) => `${names}, ${condition}`,
    /** The four that people ask about come first. */
    first: (names: readonly string[]) =>
      names.length > 5 ? `${names.slice(0, 4).join(', ')}, आणि बाकी सर्व काही` : inList(names),
    nothing: 'काहीही नाही.',
    operator: 'सर्व्हर चालवणारे लोक',
  },
  asTable: 'सर्व एका तक्त्यात दाखवा',
  levels: {
    nothing: 'नाही',
    large_groups: 'फक्त सर्वांच्या एकत्रित आकड्यांत, तेही ढोबळमानाने',
    groups: (people: number) => `फक्त एकत्रित आकड्यांत: सर्वांच्या, आणि ${people} किंवा जास्त जणांच्या गटांच्या`,
    if_in_role: `आपण ${inChoice(namedRoles.map((role) => someoneWhoIs[role]))} असाल तरच (खाली पाहा)`,
    if_asked: 'आपण फोनसाठी विनंती केली तरच',
    if_shared: 'आपण शेअर केले तरच',
    with_reason: `कारण दिल्यावरच, ${reasonMinutes} मिनिटे`,
    always: 'हो',
  } satisfies Partial<Record<VisibilityLevel, string | ((people: number) => string)>>,
  older: (day: string, policy: string) =>
    `${day} पर्यंतच्या नोंदींना अजून ‘${policy}’ हे सेटिंग लागू आहे. त्या व्यक्तीने शेअर केले असेल, तर ते लागू नाही. कोणी शेअर केले, हे ॲडमिनला कळते.`,
  roles:
    'फोनसाठीची विनंती कोण वाचू शकेल हे कळावे म्हणून, लॉग इन करणाऱ्या सर्वांना समुपदेशकांची नावे दिसतात. ॲडमिनने रेकॉर्ड उघडले, की ॲडमिनचे नाव आणि ईमेल त्या व्यक्तीला दिसतो.',
  operator: 'सर्व्हर चालवणारे लोक तांत्रिकदृष्ट्या त्याचा डेटाबेस वाचू शकतात. तो गोपनीय ठेवणे त्यांना बंधनकारक आहे.',
} as const;

/** The switch in the profile. */
export const sharingMessages = {
  title: 'माझे रेकॉर्ड शेअर करा',
  about: drafted<Record<RecordPolicy, string>>({
    open: 'आपली संस्था सध्या ‘खुले’ हे सेटिंग वापरते: वेलनेस ॲडमिन सर्वांचे स्कोर आणि मूड उघडू शकतात.',
    reason: 'आपली संस्था सध्या ‘कारण देऊन’ हे सेटिंग वापरते: कारण देणारे वेलनेस ॲडमिन कोणाचेही स्कोर आणि मूड उघडू शकतात.',
    consent: 'आपली संस्था ‘फक्त संमतीने’ हे सेटिंग वापरते: हा निर्णय आपला, आणि फक्त आपलाच आहे.',
    never: 'आपली संस्था सध्या ‘कधीच नाही’ हे सेटिंग वापरते: इतर कोणीही आपले रेकॉर्ड उघडू शकत नाही.',
  }),
  label: 'वेलनेस ॲडमिनना माझे स्कोर आणि मूड उघडू द्या',
  /** What the choice does under the setting in force. */
  states: drafted<Record<RecordPolicy, { on: string; off: string }>>({
    open: {
      on: 'आपण शेअर करायचा पर्याय निवडला आहे. सध्याच्या सेटिंगमध्ये शेअर केले किंवा नाही, तरी ॲडमिन आपले रेकॉर्ड उघडू शकतात.',
      off: 'सध्याच्या सेटिंगमध्ये हे लागू नाही: ॲडमिन आपले रेकॉर्ड उघडू शकतात. सेटिंग ‘फक्त संमतीने’ झाले, तर हे लागू होईल.',
    },
    reason: {
      on: 'आपण शेअर करायचा पर्याय निवडला आहे. सध्याच्या सेटिंगमध्ये शेअर केले किंवा नाही, तरी ॲडमिनला कारण द्यावेच लागते.',
      off: 'सध्याच्या सेटिंगमध्ये हे लागू नाही: कारण देणारे ॲडमिन आपले रेकॉर्ड उघडू शकतात. सेटिंग ‘फक्त संमतीने’ झाले, तर हे लागू होईल.',
    },
    consent: {
      on: 'आपण रेकॉर्ड शेअर करता. हे केव्हाही थांबवता येते, आणि ते लगेच लागू होते.',
      off: 'आपण रेकॉर्ड शेअर करत नाही, म्हणून ॲडमिन ते उघडू शकत नाहीत.',
    },
    never: {
      on: 'आपण शेअर करायचा पर्याय निवडला आहे, पण सध्याच्या सेटिंगमध्ये ते लागू नाही: इतर कोणीही आपले रेकॉर्ड उघडू शकत नाही.',
      off: 'इतर कोणीही आपले रेकॉर्ड उघडू शकत नाही. सेटिंग ‘फक्त संमतीने’ झाले, तर आपला निर्णय लागू होईल.',
    },
  }),
  /** Where older records follow a stricter setting that sharing opens, whatever is in force now. */
  older: {
    on: (day: string) =>
      `आपण रेकॉर्ड शेअर करता, म्हणून ${day} पर्यंतच्या नोंदीही नंतरच्या नोंदींसारख्याच खुल्या आहेत. हे केव्हाही थांबवता येते.`,
    off: (day: string) =>
      `${day} पर्यंतच्या आपल्या नोंदींना अजून तेव्हाचे कडक सेटिंग लागू आहे. रेकॉर्ड शेअर केले, की त्या नोंदींना ते सेटिंग लागू राहत नाही.`,
  },
  /** Where the setting is not known. */
  unknown: { on: 'आपण रेकॉर्ड शेअर करायचा पर्याय निवडला आहे.', off: 'आपण रेकॉर्ड शेअर करायचा पर्याय निवडलेला नाही.' },
  olderClosed: 'आपल्या काही जुन्या नोंदी अजून बंद आहेत. त्याही खुल्या करायच्या असतील, तर पुन्हा एकदा शेअर करा.',
  shareOlder: 'माझ्या जुन्या नोंदीही शेअर करा',
} as const;

/** The list in the profile. */
export const accessLogMessages = {
  title: 'कोणी पाहिले',
  intro: 'कोणी आपले रेकॉर्ड उघडले, तर ते इथे दिसते: त्यांचे नाव, ईमेल आणि केव्हापासून ॲडमिन आहेत ते.',
  none: 'आपले रेकॉर्ड कोणीही उघडलेले नाही.',
  openedAt: (time: string) => `उघडले: ${time}`,
  adminSince: (time: string) => `${time} पासून ॲडमिन`,
  noReason: 'तेव्हा कारण लागत नव्हते',
  goneAccount: 'माजी खातेदार',
  showMore: 'आणखी दाखवा',
  loading: 'लोड होत आहे...',
  loadFailed: 'हे लोड करता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
} as const;

/** What an admin is asked before a record opens, and reads where it does not. */
export const reasonMessages = {
  title: (name: string) => `${name} यांचे रेकॉर्ड पाहण्याची गरज का आहे?`,
  /** What tells two people of one name apart. */
  who: (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' · '),
  intro: `इथे लिहिलेले त्या व्यक्तीला वाचता येते, आणि ते आपण लिहिले हेही दिसते. रेकॉर्ड ${reasonMinutes} मिनिटे पाहता येते.`,
  password: 'आपला पासवर्ड',
  button: 'रेकॉर्ड उघडा',
  openUntil: (time: string) => `हे ${time} पर्यंत पाहता येते.`,
  closedUntil: (day: string) => `${day} पर्यंतच्या नोंदी दाखवलेल्या नाहीत: त्यांना तेव्हाचे कडक सेटिंग लागू आहे.`,
} as const;
