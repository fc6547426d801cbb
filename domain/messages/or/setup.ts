import { putOffDays, testMailLimits } from '../../setup-steps.ts';
import type { SetupStep } from '../../setup-steps.ts';
import { formatCount, numberInWords } from './numbers.ts';
import { drafted } from '../draft.ts';

/** The first hour: what a new organisation settles. */
export const setupMessages = {
  title: 'ପ୍ରଥମ କାମ',
  intro: 'ଲୋକଙ୍କୁ ନିମନ୍ତ୍ରଣ କରିବା ଆଗରୁ ଯାହା କରିବାର। ପ୍ରତିଟିକୁ ଏକ ଦୁଇ ମିନିଟ୍ ଲାଗେ, ଯେଉଁ କ୍ରମରେ ଇଚ୍ଛା।',
  loading: 'ତାଲିକା ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ତାଲିକା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  progress: (done: number, all: number) => `${formatCount(all)}ଟିରୁ ${formatCount(done)}ଟି ସରିଲା`,
  allDone: 'ସବୁ ସରିଲା। କିଛି ବଦଳିଲେ ଏଠାକୁ ଫେରିବ।',
  states: { open: 'ବାକି', put_off: 'ପରେ', done: 'ସରିଲା' },
  putOffUntil: (day: string) => `${day} ଯାଏଁ ପରେ ପାଇଁ ରଖାଗଲା`,
  putOff: 'ଏବେ ନୁହେଁ',
  putOffHint: `ଆମେ ${numberInWords(putOffDays)} ଦିନ ପରେ ମନେ ପକାଇଦେବୁ।`,
  takeUp: 'ଏବେ କରନ୍ତୁ',
  steps: drafted<Record<SetupStep, { name: string; why: string }>>({
    organisation: { name: 'ନାଁ ଓ ଲୋଗୋ', why: 'ଲୋକେ ଜାଣନ୍ତୁ ଯେ ଏହା ଆପଣଙ୍କର।' },
    help_lines: { name: 'ହେଲ୍ପଲାଇନ୍', why: 'ପ୍ରତି ନମ୍ବରକୁ ଥରେ ଫୋନ୍ କରନ୍ତୁ। ଦରକାର ପଡ଼ିବା ଦିନ ତାହା ଠିକ୍ ଥିବା ଉଚିତ।' },
    privacy_contact: {
      name: 'ଗୋପନୀୟତା ପାଇଁ ଯୋଗାଯୋଗ, ଓ ଅଭିଯୋଗ',
      why: 'ଆଇନ ଚାହେଁ ଯେ ନିଜ ତଥ୍ୟ ବିଷୟରେ ପଚାରିବାକୁ ନାଁ ଥିବା ଜଣେ ଲୋକ ବା ଅଫିସ୍ ଥାଉ।',
    },
    second_admin: { name: 'ଦ୍ୱିତୀୟ ଆଡମିନ୍', why: 'ଜଣେ ନଥିଲେ ମଧ୍ୟ କାମ ନଅଟକୁ।' },
    mail: { name: 'ଇମେଲ୍ କାମ କରୁଛି', why: 'ଇମେଲ୍ ନଥିଲେ, ପାସୱାର୍ଡ ଭୁଲିଗଲା ପରେ କେହି ପୁଣି ଲଗ୍ ଇନ୍ କରିପାରିବେ ନାହିଁ।' },
  }),
  lines: {
    text: 'ପ୍ରତି ନମ୍ବରକୁ ଫୋନ୍ କରନ୍ତୁ, ବା ଉତ୍ସ ସହ ମିଳାନ୍ତୁ, ଓ ଠିକ୍ ଅଛି ବୋଲି କହନ୍ତୁ।',
    checked: 'ଠିକ୍ ଅଛି',
    checkedOn: (day: string) => `${day}ରେ ଯାଞ୍ଚ ହୋଇଛି`,
    more: 'ହେଲ୍ପଲାଇନ୍ ଯୋଡ଼ନ୍ତୁ ବା ବଦଳାନ୍ତୁ',
  },
  admins: {
    text: 'ଜଣେ ସହକର୍ମୀଙ୍କୁ ରେଜିଷ୍ଟର୍ କରିବାକୁ କହନ୍ତୁ, ତା’ପରେ ତାଙ୍କୁ ଆଡମିନ୍ କରନ୍ତୁ।',
    button: 'ଦ୍ୱିତୀୟ ଆଡମିନ୍ ବାଛନ୍ତୁ',
  },
  mail: {
    noServer:
      'ଏଯାଏଁ ମେଲ୍ ସର୍ଭର୍ ନାହିଁ: ଇମେଲ୍ ସର୍ଭର୍‌ରେ ଫାଇଲ୍ ହୋଇ ରହେ। ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକଙ୍କୁ SMTP_URL ସେଟ୍ କରିବାକୁ କହନ୍ତୁ, ତା’ପରେ ଏଠାରୁ ଟେଷ୍ଟ ଇମେଲ୍ ପଠାନ୍ତୁ।',
    text: 'ଆପଣଙ୍କ ନିଜ ଠିକଣାକୁ କୋଡ୍ ଥିବା ଇମେଲ୍ ପଠାଇବୁ।',
    send: 'ଟେଷ୍ଟ ଇମେଲ୍ ପଠାନ୍ତୁ',
    again: 'ଆଉ ଗୋଟିଏ ପଠାନ୍ତୁ',
    sent: (time: string) => `${time}ରେ ପଠାଗଲା। ଆସିଲା କି?`,
    code: 'ଇମେଲ୍‌ର କୋଡ୍',
    came: 'ଆସିଲା',
  },
} as const;

export const testMail = {
  subject: (productTitle: string) => `${productTitle}: ଟେଷ୍ଟ ଇମେଲ୍`,
  text: (code: string) =>
    [
      'ଏହି ଇମେଲ୍ ଦେଖାଏ ଯେ ଆପଣଙ୍କ ମେଲ୍ ସର୍ଭର୍ କାମ କରୁଛି।',
      '',
      `କୋଡ୍ ହେଉଛି ${code}। ${testMailLimits.hours} ଘଣ୍ଟା ଭିତରେ ଏହାକୁ ‘ପ୍ରଥମ କାମ’ରେ ଲେଖନ୍ତୁ।`,
      '',
      'ଆପଣ ମାଗି ନଥିଲେ କିଛି କରିବା ଦରକାର ନାହିଁ।',
    ].join('\n'),
} as const;
