import { recallDays } from '../../instruments/recall.ts';
import { inWeeks } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';

const weeks = inWeeks(recallDays);

export const assessmentMessages = {
  title: 'ମୋ ଟେଷ୍ଟ',
  heading: drafted<Record<InstrumentType, string>>({ 'GAD-7': 'GAD-7 ଉଦ୍‌ବେଗ', 'PHQ-9': 'PHQ-9 ଅବସାଦ' }),
  picture: drafted<Record<InstrumentType | 'personality', string>>({
    'GAD-7': 'GAD-7',
    'PHQ-9': 'PHQ-9',
    personality: 'ପର୍ସନାଲିଟି',
  }),
  asks: drafted<Record<InstrumentType, string>>({ 'GAD-7': 'ଚିନ୍ତା ଓ ମାନସିକ ଚାପ ବିଷୟରେ', 'PHQ-9': 'ମୁଡ୍, ନିଦ ଓ ଶକ୍ତି ବିଷୟରେ' }),
  submit: (type: InstrumentType) => `${type} ଦାଖଲ କରନ୍ତୁ`,
  again: (type: InstrumentType) => `${type} ପୁଣି କରନ୍ତୁ`,
  unanswered: (type: InstrumentType) => `ଦାଖଲ କରିବା ଆଗରୁ ${type}ର ସବୁ ପ୍ରଶ୍ନର ଉତ୍ତର ଦିଅନ୍ତୁ।`,
  chooseOne: 'ଦୟାକରି ଗୋଟିଏ ଉତ୍ତର ବାଛନ୍ତୁ।',
  questionsOf: (type: InstrumentType) => `${type}ର ପ୍ରଶ୍ନ`,
  question: (number: number, isAnswered: boolean) =>
    isAnswered ? `ପ୍ରଶ୍ନ ${number}, ଉତ୍ତର ଦିଆଗଲା` : `ପ୍ରଶ୍ନ ${number}, ଏଯାଏଁ ଉତ୍ତର ନାହିଁ`,
  moveOn: 'ଉତ୍ତର ଦେଲେ ଆପେ ପରବର୍ତ୍ତୀ ପ୍ରଶ୍ନକୁ ଯାଉ',
  aloud: { read: 'ପଢ଼ି ଶୁଣାନ୍ତୁ', stop: 'ଶୁଣାଇବା ବନ୍ଦ କରନ୍ତୁ' },
  submitFailed: (type: InstrumentType) => `${type} ଦାଖଲ କରିବାରେ କିଛି ଅସୁବିଧା ହେଲା।`,
  questionsChanged: 'ଆପଣ ଖୋଲିବା ପରେ ପ୍ରଶ୍ନ ବଦଳିଛି। କିଛି ସେଭ୍ ହୋଇନାହିଁ। ଦୟାକରି ଆଉ ଥରେ ଦେଖନ୍ତୁ।',
  stillHere: 'ଆପଣଙ୍କ ଉତ୍ତର ଏଠାରେ ଅଛି।',
  none: (type: InstrumentType) => `${type}ର କୌଣସି ପ୍ରଶ୍ନ ମିଳିଲା ନାହିଁ।`,
  noneNextStep: 'ଏହି ଟେଷ୍ଟ ଏବେ ବନ୍ଦ ଅଛି। ଆପଣ ମୁଡ୍ ସେଭ୍ କରିପାରିବେ।',
  loading: 'ପ୍ରଶ୍ନ ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ପ୍ରଶ୍ନ ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  wording: {
    missing: (type: InstrumentType, own: string) =>
      `${type} ଏଠାରେ ଏଯାଏଁ ${own}ରେ ନାହିଁ। ଏହାର ପ୍ରଶ୍ନ କେବଳ ଯାଞ୍ଚ ହୋଇଥିବା ଅଫିସିଆଲ୍ ଶବ୍ଦରେ ଦେଖାଯାଏ।`,
    shown: (language: string) => `ଏବେ ତାହା ${language}ରେ ଅଛି।`,
    choose: 'ପ୍ରଶ୍ନ କେଉଁ ଭାଷାରେ ଦେଖାଯିବ',
  },
  attributionTitle: 'ପ୍ରଶ୍ନାବଳୀ ବିଷୟରେ',
} as const;

export const resultMessages = {
  score: (type: InstrumentType, total: number) => `ଆପଣଙ୍କ ${type} ସ୍କୋର: ${total}`,
  scale: (type: InstrumentType, total: number, largest: number, band: string) =>
    `${type}: 0ରୁ ${largest} ଭିତରେ ${total}। ସ୍ତର: ${band}।`,
  partial: 'ଆପଣଙ୍କ ସଂସ୍ଥାରେ କିଛି ପ୍ରଶ୍ନ ବନ୍ଦ ଅଛି, ତେଣୁ ଏହା କେବଳ ମୋଟ। ଏହାର ସ୍ତର ନାହିଁ, ଓ ଅନ୍ୟ ଫଳାଫଳ ସହ ତୁଳନା ହେବ ନାହିଁ।',
  changed: 'ଗତ ଥରଠାରୁ',
  first: 'ଏହା ଆପଣଙ୍କ ପ୍ରଥମ ଫଳାଫଳ। ପରବର୍ତ୍ତୀ ଥର ତୁଳନା ଦେଖିବେ।',
  incomparable: 'ଗତ ଥର ସହ ତୁଳନା ହେବ ନାହିଁ, କାରଣ ଦୁଇ ଥରର ପ୍ରଶ୍ନ ସମାନ ନଥିଲା।',
  lastTime: (date: string) => `ଗତ ଥର: ${date}।`,
  next: 'କ’ଣ କଲେ ଭଲ ଲାଗିପାରେ',
  steps: {
    steady: 'ଏହି ଟେଷ୍ଟ ଅନୁସାରେ ଅବସ୍ଥା ସ୍ଥିର ଲାଗୁଛି। ଯାହା ଆପଣଙ୍କୁ ସାହାଯ୍ୟ କରୁଛି, ତାହା କରିଚାଲନ୍ତୁ। ତଥାପି ମନରେ କିଛି ଥିଲେ, କାହା ସହ କଥା ହେଲେ ଭଲ ଲାଗିପାରେ।',
    ease: 'କିଛି ମିନିଟ୍ ଶାନ୍ତିରେ ବସିଲେ ଭଲ ଲାଗିପାରେ। ମନର କଥା କାହାକୁ କହିଲେ ବି।',
    talk: 'କାହା ସହ କଥା ହେଲେ ଭଲ ଲାଗିପାରେ: ନିଜର ଭରସାର ଲୋକ, କାଉନସେଲର ବା ଡାକ୍ତର। ଆପଣଙ୍କ ରିପୋର୍ଟ ସାଙ୍ଗରେ ନେଇପାରିବେ।',
    care: 'ଜଣେ କାଉନସେଲର ବା ଡାକ୍ତର ସାହାଯ୍ୟ କରିପାରିବେ। ଭରସାର ଲୋକ ଜଣେ ତାଙ୍କୁ ଖୋଜିବାରେ ସାହାଯ୍ୟ କରିପାରିବେ। ଆପଣଙ୍କ ରିପୋର୍ଟ ସାଙ୍ଗରେ ନେଇପାରିବେ।',
    open: 'ମନରେ କିଛି ଥିଲେ, ସ୍କୋର ଯାହା ହେଉ, କାହା ସହ କଥା ହେଲେ ଭଲ ଲାଗିପାରେ।',
  },
  again: 'କେମିତି ଅଛନ୍ତି, ପୁଣି କେବେ ଦେଖିବେ',
  askAgain: (date: string) => `ପ୍ରଶ୍ନଗୁଡ଼ିକ ${weeks}ର କଥା ପଚାରେ, ତେଣୁ କେମିତି ଅଛନ୍ତି, ${date}ରେ ପୁଣି ଦେଖିବା ଭଲ। ଚାହିଁଲେ ତା’ ଆଗରୁ ବି କରିପାରିବେ।`,
  askAgainNow: `${weeks} ବା ଅଧିକ ହେଲାଣି, ତେଣୁ କେମିତି ଅଛନ୍ତି, ଏବେ ପୁଣି ଦେଖିବା ଭଲ।`,
  toBreathing: 'ଶ୍ୱାସ ବ୍ୟାୟାମ କରନ୍ତୁ',
  toStats: 'ସମୟ ସହ ଫଳାଫଳ ଦେଖନ୍ତୁ',
  toHelp: 'କାହାକୁ ଫୋନ୍ କରିପାରିବେ ଦେଖନ୍ତୁ',
  whoToCall: 'ଯାହାଙ୍କୁ ଫୋନ୍ କରିପାରିବେ',
  callBack: 'କାଉନସେଲରଙ୍କ ଫୋନ୍ କଲ୍',
  callBackText: 'ଆପଣଙ୍କ ନମ୍ବର ଦେଲେ ଜଣେ କାଉନସେଲର ଫୋନ୍ କରିବେ। ସେ ଆପଣଙ୍କ ଉତ୍ତର ବା ସ୍କୋର ଦେଖନ୍ତି ନାହିଁ।',
  askForCallBack: 'ମୋତେ ଫୋନ୍ କରିବାକୁ କହନ୍ତୁ',
  trusted: 'ଆପଣଙ୍କ ଭରସାର ଲୋକ',
  trustedText: 'ତାଙ୍କୁ ଫୋନ୍ ବା ମେସେଜ୍ କରିପାରିବେ। ବେଶି ବୁଝାଇବା ଦରକାର ନାହିଁ।',
  toPlan: 'କାହା ପାଖକୁ ଯାଇପାରିବେ ଲେଖି ରଖନ୍ତୁ',
  meaning: 'ଏହାର ଅର୍ଥ',
  whoSees: 'ଏହା କିଏ ଦେଖିପାରିବେ',
} as const;

export const checkInMessages = {
  next: (when: string) => `ପୁଣି ଦେଖିବାର ସମୟ: ${when}`,
  due: 'ଯେକୌଣସି ସମୟରେ',
} as const;
