import { numberInWords } from './numbers.ts';

/** Where a person is signed in, in their profile and in the file of their record. */
export const sessionMessages = {
  title: 'କେଉଁଠି ଲଗ୍ ଇନ୍ ଅଛି',
  intro: 'ଏଠାରେ ଅଜଣା ଡିଭାଇସ୍ ଥିଲେ ସେଥିରୁ ଲଗ୍ ଆଉଟ୍ କରନ୍ତୁ ଓ ନୂଆ ପାସୱାର୍ଡ ବାଛନ୍ତୁ।',
  changePassword: 'ମୋ ପାସୱାର୍ଡ ବଦଳାନ୍ତୁ',
  loading: 'ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ଏହା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  device: (browser: string | null, system: string | null) => {
    if (browser === null) return system === null ? 'ଅଜଣା ବ୍ରାଉଜର୍' : `${system}ରେ ଗୋଟିଏ ବ୍ରାଉଜର୍`;
    return system === null ? browser : `${system}ରେ ${browser}`;
  },
  current: 'ଏହି ଡିଭାଇସ୍',
  shared: 'ଅନ୍ୟମାନେ ବି ବ୍ୟବହାର କରନ୍ତି',
  started: (when: string) => `ଲଗ୍ ଇନ୍: ${when}`,
  lastUsed: (when: string) => `ଶେଷ ବ୍ୟବହାର: ${when}`,
  usedNow: 'ଏବେ ଚାଲୁଛି',
  end: 'ଲଗ୍ ଆଉଟ୍',
  endOf: (device: string) => `‘${device}’ରୁ ଲଗ୍ ଆଉଟ୍ କରନ୍ତୁ`,
  endTitle: (device: string) => `‘${device}’ରୁ ଲଗ୍ ଆଉଟ୍ କରିବେ?`,
  endText: 'ଯିଏ ଏହା ବ୍ୟବହାର କରୁଛନ୍ତି, ତାଙ୍କୁ ପୁଣି ଲଗ୍ ଇନ୍ କରିବାକୁ ପଡ଼ିବ। ସେଭ୍ ହୋଇଥିବା କିଛି ହଜିବ ନାହିଁ।',
  endConfirm: 'ଲଗ୍ ଆଉଟ୍ କରନ୍ତୁ',
  ended: (device: string) => `‘${device}’ରୁ ଲଗ୍ ଆଉଟ୍ ହୋଇଗଲା।`,
  endOthers: 'ଅନ୍ୟ ସବୁରୁ ଲଗ୍ ଆଉଟ୍',
  endOthersTitle: 'ଅନ୍ୟ ସବୁ ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଆଉଟ୍ କରିବେ?',
  endOthersText: 'ଏଠାରେ ଲଗ୍ ଇନ୍ ରହିବ। ଅନ୍ୟ ସବୁ ଡିଭାଇସ୍‌ରେ ପୁଣି ଲଗ୍ ଇନ୍ କରିବାକୁ ପଡ଼ିବ। ସେଭ୍ ହୋଇଥିବା କିଛି ହଜିବ ନାହିଁ।',
  endOthersConfirm: 'ଅନ୍ୟ ସବୁରୁ ଲଗ୍ ଆଉଟ୍ କରନ୍ତୁ',
  endedOthers: 'ଏବେ କେବଳ ଏହି ଡିଭାଇସ୍‌ରେ ଲଗ୍ ଇନ୍ ଅଛି।',
  gone: 'ସେଥିରୁ ଆଗରୁ ଲଗ୍ ଆଉଟ୍ ହୋଇସାରିଛି।',
  limits: (idleMinutes: number, hours: number, most: number) =>
    `${inTime(idleMinutes)} ବ୍ୟବହାର ନକଲେ ଆପେ ଲଗ୍ ଆଉଟ୍ ହୁଏ, ଓ ${inTime(hours * 60)} ପରେ ନିଶ୍ଚୟ। ଏକାଥରେ ${numberInWords(most)}ଟି ଡିଭାଇସ୍‌ରେ ଲଗ୍ ଇନ୍ ରହିପାରେ: ଆଉ ଗୋଟିଏ ଆସିଲେ, ସବୁଠୁ ବେଶି ଦିନ ବ୍ୟବହାର ହୋଇନଥିବାଟିରୁ ଲଗ୍ ଆଉଟ୍ ହୁଏ।`,
} as const;

function inTime(minutes: number): string {
  if (minutes % 1440 === 0) return `${minutes / 1440} ଦିନ`;
  return minutes % 60 === 0 ? `${minutes / 60} ଘଣ୍ଟା` : `${minutes} ମିନିଟ୍`;
}
