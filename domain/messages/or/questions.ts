import { toLanguage } from '../../languages.ts';
import { languageNames } from './instruments.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';

/** The admin's panels in which questions are turned on and off. */
export const questionMessages = {
  title: 'ପ୍ରଶ୍ନ',
  panel: drafted<Record<InstrumentType, string>>({ 'GAD-7': 'GAD-7ର ପ୍ରଶ୍ନ', 'PHQ-9': 'PHQ-9ର ପ୍ରଶ୍ନ' }),
  none: drafted<Record<InstrumentType, string>>({
    'GAD-7': 'GAD-7ର କୌଣସି ପ୍ରଶ୍ନ ମିଳିଲା ନାହିଁ।',
    'PHQ-9': 'PHQ-9ର କୌଣସି ପ୍ରଶ୍ନ ମିଳିଲା ନାହିଁ।',
  }),
  loading: 'ପ୍ରଶ୍ନ ଲୋଡ୍ ହେଉଛି...',
  active: 'ଚାଲୁ',
  on: (active: number, all: number) => `${all}ଟିରୁ ${active}ଟି ଚାଲୁ ଅଛି।`,
  someOff: 'ସବୁ ପୁଣି ଚାଲୁ ନହେବା ଯାଏଁ ନୂଆ ଫଳାଫଳ କେବଳ ମୋଟ, ସ୍ତର ନାହିଁ।',
  changed: (text: string, isActive: boolean) => `${isActive ? 'ଚାଲୁ ହେଲା' : 'ବନ୍ଦ ହେଲା'}: ${text}`,
  warning: (type: InstrumentType) => `ନୂଆ ${type} ଫଳାଫଳ ଏବେ କେବଳ ମୋଟ, ସ୍ତର ନାହିଁ, ଓ ହାରାହାରିରେ ଗଣା ହେବ ନାହିଁ। ଆଗର ଫଳାଫଳର ସ୍ତର ରହିବ।`,
  undo: 'ଆଗ ଭଳି କରନ୍ତୁ',
  confirm: {
    title: 'ଏହି ପ୍ରଶ୍ନ ବନ୍ଦ କରିବେ?',
    needsAll: (type: InstrumentType) => `${type}ର ସବୁ ପ୍ରଶ୍ନ ଥିଲେ ହିଁ ସ୍ତର ହୁଏ। ଗୋଟିଏ ବନ୍ଦ ଥିଲେ:`,
    effects: [
      'ନୂଆ ଫଳାଫଳ କେବଳ ମୋଟ, ‘ସ୍ତର ନାହିଁ’ ଲେଖା ଥିବ।',
      'ଚାର୍ଟରେ ତାହା ଅଲଗା ଦେଖାଯିବ। ସ୍ତର ଓ ହାରାହାରିରେ ଗଣା ହେବ ନାହିଁ।',
      'ଆଗର ଫଳାଫଳର ସ୍ତର ରହିବ।',
    ],
    button: 'ବନ୍ଦ କରନ୍ତୁ',
    care: {
      effect: 'ଏହା ସହ ଆସୁଥିବା ସାହାଯ୍ୟ ବି ଚାଲିଯିବ: ସେହି ଉତ୍ତର ପରେ କେହି ଦେଖିବେ ନାହିଁ ଯେ ସେ କାହାକୁ ଫୋନ୍ କରିପାରିବେ।',
      title: 'ସାହାଯ୍ୟ ବି ବନ୍ଦ କରିବେ?',
      text: 'ସବୁଠୁ ଦରକାର ବେଳେ ଲୋକଙ୍କୁ ସଙ୍ଗେ ସଙ୍ଗେ ସାହାଯ୍ୟ ଏହି ପ୍ରଶ୍ନରୁ ଦେଖାଯାଏ। ଏହା ବନ୍ଦ ଥିଲେ ସେହି ସାହାଯ୍ୟ ଆସେ ନାହିଁ।',
      button: 'ପ୍ରଶ୍ନ ଓ ସାହାଯ୍ୟ ବନ୍ଦ କରନ୍ତୁ',
      keep: 'ଦୁଇଟି ଯାକ ଚାଲୁ ରଖନ୍ତୁ',
    },
  },
  wordings: {
    title: 'ଅନ୍ୟ ଭାଷା',
    text: 'ଲୋକଙ୍କୁ କେବଳ ଅଫିସିଆଲ୍ ଶବ୍ଦ ଦେଖାଯାଏ। କୌଣସି ଫର୍ମ ଚାଲୁ କରିବା ଆଗରୁ ତାକୁ ଅଫିସିଆଲ୍ PDF ସହ ଶବ୍ଦ ଶବ୍ଦ କରି ମିଳାନ୍ତୁ। PDF phqscreeners.comରେ ଅଛି।',
    on: (by: string, day: string) => `ଚାଲୁ ଅଛି। ${by} ${day}ରେ ଅଫିସିଆଲ୍ PDF ସହ ମିଳାଇଛନ୍ତି।`,
    off: 'ବନ୍ଦ ଅଛି। ଅଫିସିଆଲ୍ PDF ସହ ମିଳାଯାଇନାହିଁ।',
    show: 'ପୂରା ଫର୍ମ ଦେଖନ୍ତୁ',
    source: (source: string, day: string) => `ଉତ୍ସ: ${source}। ${day}ରେ ପଢ଼ାଯାଇଛି।`,
    turnOn: (name: string) => `${name} ଚାଲୁ କରନ୍ତୁ`,
    turnOff: (name: string) => `${name} ବନ୍ଦ କରନ୍ତୁ`,
    without: (names: readonly string[]) => `ଅଫିସିଆଲ୍ ଶବ୍ଦ ଏଯାଏଁ ନାହିଁ: ${names.join(', ')}। ଲୋକେ ଅନ୍ୟ ଭାଷା ବାଛନ୍ତି।`,
  },
  attention: {
    title: 'ଦେଖିବା ଦରକାର',
    off: (type: InstrumentType, item: number) => `${type}ର ପ୍ରଶ୍ନ ${item} ବନ୍ଦ ଅଛି, ତା’ ସହ ତା’ର ସାହାଯ୍ୟ ବି।`,
    text: 'ଏହା ବନ୍ଦ ଥିଲେ ସେହି ଉତ୍ତର ପରେ କାହାକୁ ସାହାଯ୍ୟ ଦେଖାଯାଏ ନାହିଁ, ଓ ନୂଆ ଫଳାଫଳର ସ୍ତର ନଥାଏ।',
    turnOn: 'ପୁଣି ଚାଲୁ କରନ୍ତୁ',
  },
} as const;

/** What an entry in the list of actions names. */
type AuditDetail = Readonly<Record<string, string>>;

export function questionIn({ type, item }: AuditDetail): string {
  return `${type}ର ପ୍ରଶ୍ନ ${item}`;
}

export function formIn({ type, language = '' }: AuditDetail): string {
  return `${type} ଟେଷ୍ଟ (${languageNames[toLanguage(language)]})`;
}
