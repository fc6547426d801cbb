import type { AdminRequest } from '../../contract/admin-requests.ts';
import { adminRequestHours, agreeingAfterDays } from '../../admin-requests.ts';
import type { AdminRequestKind, AdminRequestStep } from '../../admin-requests.ts';
import { formatDay } from './dates.ts';
import { numberInWords } from './numbers.ts';
import { drafted } from '../draft.ts';

/** To the admin whom it is about. Mails are plain letters. */
export const adminRequestMail = {
  subject: (productTitle: string) => `${productTitle}: दुसऱ्या ॲडमिनला आपले अधिकार बदलायचे आहेत`,
  text: (asked: string, due: string, link: string) =>
    [
      `दुसऱ्या एका ॲडमिनने ही विनंती केली आहे: ${asked}.`,
      '',
      `हे ${due} ला लागू होईल, किंवा आणखी एका ॲडमिनने संमती दिली तर त्याआधी. हे नको असेल, तर कृपया त्याआधी हरकत घ्या:`,
      '',
      link,
      '',
      'हरकत घेतली, तर काहीही बदलत नाही, आणि फक्त सर्व्हर चालवणारी व्यक्ती ठरवू शकते. हे चालत असेल, तर या ईमेलकडे लक्ष देण्याची गरज नाही.',
    ].join('\n'),
  asked: drafted<Record<AdminRequestKind, string>>({
    role: 'आपली ॲडमिन भूमिका काढणे',
    disabled: 'आपले खाते बंद करणे',
    leaving: 'आपण आता इथे काम करत नाही अशी नोंद करणे',
    email: 'आपल्या खात्याचा ईमेल बदलणे',
    second_factor: 'आपल्या लॉग इनची दुसरी पायरी काढणे',
  }),
} as const;

type Asked = Pick<AdminRequest, 'kind' | 'left_on' | 'email'>;

const asked = {
  role: (whom) => `${whom} यांची ॲडमिन भूमिका काढणे`,
  disabled: (whom) => `${whom} यांचे खाते बंद करणे`,
  leaving: (whom, { left_on: day }) => `${whom} ${formatDay(day ?? '')} पासून इथे काम करत नाहीत अशी नोंद करणे`,
  email: (whom, { email }) => `${whom} यांचा ईमेल बदलून ${email} करणे`,
  second_factor: (whom) => `${whom} यांच्या लॉग इनची दुसरी पायरी काढणे`,
} satisfies Partial<Record<AdminRequestKind, (whom: string, request: Asked) => string>>;

/** The same to the person themself. */
const askedOfYou = {
  role: () => 'आपली ॲडमिन भूमिका काढणे',
  disabled: () => 'आपले खाते बंद करणे',
  leaving: ({ left_on: day }) => `आपण ${formatDay(day ?? '')} पासून इथे काम करत नाही अशी नोंद करणे`,
  email: ({ email }) => `आपला ईमेल बदलून ${email} करणे`,
  second_factor: () => 'आपल्या लॉग इनची दुसरी पायरी काढणे',
} satisfies Partial<Record<AdminRequestKind, (request: Asked) => string>>;

/** What waits for another admin's word, for all admins and for the one whom it is about. */
export const adminRequestMessages = {
  title: 'दुसऱ्या ॲडमिनची वाट',
  intro: `एका ॲडमिनच्या निर्णयाने दुसऱ्या ॲडमिनचे अधिकार काढले जात नाहीत. तिसऱ्या ॲडमिनने संमती दिली की ते लागू होते, किंवा त्या व्यक्तीने हरकत घेतली नाही तर ${adminRequestHours} तासांनी.`,
  unknown: 'माजी खातेदार',
  asked: (who: string, whom: string, request: Asked) => `${who} यांची विनंती: ${asked[request.kind](whom, request)}.`,
  askedOfYou: (who: string, request: Asked) => `${who} यांची विनंती: ${askedOfYou[request.kind](request)}.`,
  due: (when: string) => `${when} ला लागू होते.`,
  objected: (when: string) => `${when} ला हरकत घेतली. हे लागू होणार नाही: आता फक्त सर्व्हर चालवणारी व्यक्ती ठरवू शकते.`,
  cannotAgree: `याला आपण संमती देऊ शकत नाही. त्यासाठी किमान ${numberInWords(agreeingAfterDays)} दिवसांपासून ॲडमिन असलेली व्यक्ती लागते. विचारणाऱ्या ॲडमिनने तिला किंवा तिने त्या ॲडमिनना ही भूमिका दिलेली नसावी.`,
  steps: drafted<Record<AdminRequestStep, { button: string; title: string; text: string; done: string }>>({
    agree: { button: 'संमती द्या', title: 'या बदलाला संमती द्यायची?', text: 'हे लगेच लागू होते.', done: 'झाले.' },
    object: {
      button: 'हरकत घ्या',
      title: 'या बदलाला हरकत घ्यायची?',
      text: 'मग काहीही बदलत नाही, आणि कोणीही पुन्हा विचारू शकत नाही. फक्त सर्व्हर चालवणारी व्यक्ती ठरवू शकते.',
      done: 'आपण हरकत घेतली आहे. काहीही बदलत नाही.',
    },
    withdraw: {
      button: 'मागे घ्या',
      title: 'ही विनंती मागे घ्यायची?',
      text: 'मग काहीही बदलत नाही.',
      done: 'विनंती मागे घेतली.',
    },
    drop_objection: {
      button: 'माझी हरकत मागे घ्या',
      title: 'आपली हरकत मागे घ्यायची?',
      text: 'विनंती संपते, आणि इतर ॲडमिन पुन्हा बदलासाठी विचारू शकतात.',
      done: 'आपली हरकत मागे घेतली.',
    },
  }),
  of: (sentence: string) => `(${sentence})`,
  /** Above every screen of an admin. */
  line: 'एका ॲडमिनच्या अधिकारांतला बदल निर्णयाची वाट पाहत आहे',
  lineAboutYou: 'आपल्या अधिकारांतला बदल: आपण हरकत घेऊ शकता',
  see: 'कोणता बदल आहे ते पाहा',
  /** Before someone asks, and after. */
  willWait: (name: string) =>
    `${name} ॲडमिन आहेत. त्यांना लगेच कळवले जाईल. दुसऱ्या ॲडमिनने संमती दिली की हे लागू होते, किंवा त्यांनी हरकत घेतली नाही तर ${adminRequestHours} तासांनी.`,
  waits: (name: string) =>
    `हे अजून लागू झालेले नाही: ${name} यांना कळवले आहे. दुसऱ्या ॲडमिनने संमती दिली की हे लागू होते, किंवा त्यांनी हरकत घेतली नाही तर ${adminRequestHours} तासांनी.`,
  tag: 'बदल अजून बाकी',
} as const;
