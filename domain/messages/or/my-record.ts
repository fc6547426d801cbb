import { eventDays } from '../../retention.ts';
import { inList } from './lists.ts';

/** The files in which a person downloads their record. */
export const myRecordMessages = {
  sections: {
    profile: 'ପ୍ରୋଫାଇଲ୍',
    mood: 'ମୁଡ୍',
    moodTags: 'ମୁଡ୍ ଟ୍ୟାଗ୍',
    safetyPlan: 'ମୋ ସୁରକ୍ଷା ଯୋଜନା',
    reminders: 'ରିମାଇଣ୍ଡର୍',
    sessions: 'ଲଗ୍ ଇନ୍ ଥିବା ଡିଭାଇସ୍',
    browsers: 'ଜଣାଶୁଣା ବ୍ରାଉଜର୍',
    events: 'ଘଟଣା',
    looks: 'କିଏ ଦେଖିଛନ୍ତି',
    sharing: 'ଶେୟାର୍',
    callBacks: 'ଫୋନ୍ ଅନୁରୋଧ',
    consents: 'ଗୋପନୀୟତା ସୂଚନା',
    accessNotices: 'କେହି ଦେଖିଲେ ଜଣାଇବା',
  },
  notice: (count: number) => `ସଂସ୍କରଣ ${count}`,
  tags: 'ଟ୍ୟାଗ୍',
  privateNote: 'ବ୍ୟକ୍ତିଗତ ନୋଟ୍',
  score: 'ସ୍କୋର',
  language: 'ପ୍ରଶ୍ନାବଳୀର ଭାଷା',
  partial: (asked: number, items: number) => `${items}ଟି ପ୍ରଶ୍ନରୁ ${asked}ଟି ପଚରାଗଲା, ତେଣୁ ଏହା କେବଳ ମୋଟ, ସ୍ତର ନାହିଁ।`,
  lastUsed: 'ଶେଷ ବ୍ୟବହାର',
  lastSignedIn: 'ଶେଷ ଲଗ୍ ଇନ୍',
  shares: {
    yes: 'ଆପଣ ନିଜ ରେକର୍ଡ ଶେୟାର୍ କରିବା ବାଛିଛନ୍ତି',
    no: 'ଆପଣ ନିଜ ରେକର୍ଡ ଶେୟାର୍ କରିବା ବାଛି ନାହାନ୍ତି',
    agreed: 'ରାଜି',
    declined: 'ରାଜି ନୁହେଁ',
  },
  callBack: {
    requested: 'ଆପଣଙ୍କୁ ଫୋନ୍ କରିବାକୁ ଅନୁରୋଧ କଲେ, ଓ ଯାହା ଶେୟାର୍ ହେବ ସେଥିରେ ରାଜି ହେଲେ',
    taken: 'କାଉନସେଲର ଅନୁରୋଧ ନେଲେ',
    withdrawn: 'ଫେରାଇ ନିଆଗଲା',
    outcomes: {
      spoke: 'କାଉନସେଲରଙ୍କ ସହ କଥା ହେଲା',
      calls_again: 'କାଉନସେଲର ପୁଣି ଫୋନ୍ କରିବେ',
      not_wanted: 'କାଉନସେଲର ଲେଖିଲେ ଯେ ଆପଣ ଆଉ ଫୋନ୍ ଚାହୁଁ ନାହାନ୍ତି',
    },
    named: 'ଏହି କାଉନସେଲରଙ୍କୁ ପଢ଼ିବାକୁ ଦେଲେ',
  },
  by: { self: 'ଆପଣଙ୍କ ଦ୍ୱାରା', other: 'ଆଡମିନ୍‌ଙ୍କ ଦ୍ୱାରା' },
  notADiagnosis: 'ସ୍କ୍ରିନିଂ ଫଳାଫଳ, ରୋଗ ନିର୍ଣ୍ଣୟ ନୁହେଁ।',
} as const;

/** The screen on which a person looks after their own record. */
export const myRecordPage = {
  title: 'ମୋ ରେକର୍ଡ',
  intro: 'ଆପଣଙ୍କ ବିଷୟରେ ଯାହା ରଖୁ, ସବୁ ଆପଣଙ୍କର। ଡାଉନଲୋଡ୍ ବା ଡିଲିଟ୍ କରିପାରିବେ।',
  link: 'ମୋ ରେକର୍ଡ',
  takeAlong: {
    title: 'ଅନ୍ୟ ଆପ୍ ପାଇଁ',
    text: 'ଏହି ଫାଇଲ୍‌ରେ ସବୁ ଅଛି: ଆପଣଙ୍କ ଉତ୍ତର, ସ୍କୋର, ମୁଡ୍, ସୁରକ୍ଷା ଯୋଜନା ଓ ପ୍ରୋଫାଇଲ୍। ଯେଉଁଠି କେବଳ ଆପଣ ଖୋଲିପାରିବେ, ସେଠି ରଖନ୍ତୁ।',
    json: { button: 'JSON ଡାଉନଲୋଡ୍ କରନ୍ତୁ', about: 'ଅନ୍ୟ ଆପ୍‌ରେ ବ୍ୟବହାର ପାଇଁ।' },
    csv: { button: 'CSV ଡାଉନଲୋଡ୍ କରନ୍ତୁ', about: 'ସ୍ପ୍ରେଡସିଟ୍ ପାଇଁ, ପ୍ରତି ଏଣ୍ଟ୍ରି ଗୋଟିଏ ଧାଡ଼ି।' },
    fhir: { button: 'FHIR ଡାଉନଲୋଡ୍ କରନ୍ତୁ', about: 'ଡାକ୍ତର ବା କାଉନସେଲରଙ୍କ ସିଷ୍ଟମ୍ ପାଇଁ ଆପଣଙ୍କ ପ୍ରଶ୍ନାବଳୀ।' },
    files: { json: 'my-record.json', csv: 'my-record.csv', fhir: 'my-record.fhir.json' },
    saved: 'ଏହା ଡାଉନଲୋଡ୍ ଫୋଲ୍ଡର୍‌ରେ ଅଛି।',
    failed: 'ଏବେ ଫାଇଲ୍ ତିଆରି ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  report: {
    title: 'PDF ରିପୋର୍ଟ',
    text: 'ନିଜ ପାଇଁ, ବା ଡାକ୍ତର କି କାଉନସେଲରଙ୍କୁ ଦେଖାଇବାକୁ। ସବୁ ନେବାକୁ ତାରିଖ ଖାଲି ଛାଡ଼ନ୍ତୁ।',
    sections: 'କ’ଣ ରହିବ',
    names: { gad7: 'GAD-7', phq9: 'PHQ-9', mood: 'ମୁଡ୍' },
    nothing: 'ଅନ୍ତତଃ ଗୋଟିଏ ଅଂଶ ବାଛନ୍ତୁ।',
    button: 'PDF ଡାଉନଲୋଡ୍ କରନ୍ତୁ',
    fileName: 'Mental_Health_Report.pdf',
  },
  consents: {
    title: 'ଆପଣ ଯେଉଁଥିରେ ରାଜି ହୋଇଛନ୍ତି',
    notice: {
      name: 'ଗୋପନୀୟତା ସୂଚନା',
      text: 'ଆପଣଙ୍କ ପ୍ରୋଫାଇଲ୍‌ରେ, ଗୋପନୀୟତା ତଳେ। ଥରେ ଦବାଇଲେ ସମ୍ମତି ଫେରାଇ ନେଇପାରିବେ।',
    },
    sharing: {
      name: 'ମୋ ରେକର୍ଡ ଶେୟାର୍ କରିବା',
      text: 'ପ୍ରୋଫାଇଲ୍‌ରେ। ଯେତେବେଳେ ଇଚ୍ଛା ବନ୍ଦ କରିପାରିବେ, ଓ ତାହା ସଙ୍ଗେ ସଙ୍ଗେ ଲାଗୁ ହେବ।',
    },
    callBack: {
      name: 'କାଉନସେଲରଙ୍କ ଫୋନ୍ କଲ୍',
      text: '‘ଏବେ ସାହାଯ୍ୟ’ ତଳେ। ଅନୁରୋଧ ଫେରାଇ ନେଇପାରିବେ, ଓ ଯାହା ପଠାଇଥିଲେ ତାହା ଡିଲିଟ୍ ହୋଇଯିବ।',
    },
  },
  retention: {
    title: 'କେତେ ଦିନ ରଖୁ',
    line: 'ଆପଣଙ୍କ କିଛି ଫଳାଫଳ ଶୀଘ୍ର ଡିଲିଟ୍ ହେବ',
    text: (months: number) => `ଫଳାଫଳ ଓ ମୁଡ୍ ${inMonths(months)} ପରେ ଆପେ ଡିଲିଟ୍ ହୋଇଯାଏ।`,
    none: (days: number) => `ଆଗାମୀ ${days} ଦିନରେ କିଛି ଡିଲିଟ୍ ହେବାର ନାହିଁ।`,
    leaving: (parts: readonly string[], from: string, to: string, on: string) =>
      `${from === to ? from : `${from}ରୁ ${to}`}ର ${inList(parts)} ${on}ଠାରୁ ଡିଲିଟ୍ ହେବ। ରଖିବାକୁ ଚାହିଁଲେ ଆଗରୁ ଡାଉନଲୋଡ୍ କରନ୍ତୁ।`,
    assessments: (count: number) => `${count}ଟି ଫଳାଫଳ`,
    moods: (count: number) => `${count}ଟି ମୁଡ୍`,
    failed: 'ଏହା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  erasure: {
    title: 'ମୋ ଆକାଉଣ୍ଟ ଡିଲିଟ୍ କରିବା',
    text: (days: number) =>
      `ଆପଣଙ୍କ ଉତ୍ତର, ସ୍କୋର, ମୁଡ୍, ସୁରକ୍ଷା ଯୋଜନା ଓ ପ୍ରୋଫାଇଲ୍ ସବୁଦିନ ପାଇଁ ଡିଲିଟ୍ ହେବ। ମନ ବଦଳାଇବାକୁ ${days} ଦିନ ସମୟ ଅଛି। ସେଯାଏଁ କିଛି ବଦଳିବ ନାହିଁ। ତା’ପରେ ଆପ୍‌ରେ କେବେ କ’ଣ କରାଯାଇଥିଲା, କେବଳ ସେହି ତାଲିକା ${inMonths((12 * eventDays) / 365)} ରହିବ। ସେଥିରେ ବ୍ୟକ୍ତିଗତ କିଛି ନଥିବ।`,
    open: 'ମୋ ଆକାଉଣ୍ଟ ଡିଲିଟ୍ କରନ୍ତୁ…',
    password: 'ଆପଣଙ୍କ ପାସୱାର୍ଡ',
    button: 'ମୋ ଆକାଉଣ୍ଟ ଡିଲିଟ୍ କରନ୍ତୁ',
    line: (day: string) => `ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ${day}ରେ ଡିଲିଟ୍ ହେବ`,
    planned: (when: string) => `ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଓ ଭିତରର ସବୁକିଛି ${when}ରେ ଡିଲିଟ୍ ହେବ।`,
    keep: 'ମୋ ଆକାଉଣ୍ଟ ରଖନ୍ତୁ',
    kept: 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଓ ଭିତରର ସବୁକିଛି ରହିବ।',
    cancel: 'ବାତିଲ୍',
  },
} as const;

function inMonths(months: number): string {
  return months % 12 === 0 ? `${months / 12} ବର୍ଷ` : `${months} ମାସ`;
}
