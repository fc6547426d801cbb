import type { AdminRequest } from '../../contract/admin-requests.ts';
import { adminRequestHours, agreeingAfterDays } from '../../admin-requests.ts';
import type { AdminRequestKind, AdminRequestStep } from '../../admin-requests.ts';
import { formatDay } from './dates.ts';
import { numberInWords } from './numbers.ts';
import { drafted } from '../draft.ts';

/** To the admin whom it is about. */
export const adminRequestMail = {
  subject: (productTitle: string) => `${productTitle}: ଅନ୍ୟ ଜଣେ ଆଡମିନ୍ ଆପଣଙ୍କ ଅଧିକାର ବଦଳାଇବାକୁ ଚାହାନ୍ତି`,
  text: (asked: string, due: string, link: string) =>
    [
      `ଅନ୍ୟ ଜଣେ ଆଡମିନ୍ ${asked} କହିଛନ୍ତି।`,
      '',
      `ଏହା ${due}ରେ ଲାଗୁ ହେବ, ବା ଆଉ ଜଣେ ଆଡମିନ୍ ରାଜି ହେଲେ ତା’ ଆଗରୁ। ଚାହୁଁନଥିଲେ, ତା’ ଆଗରୁ ଆପତ୍ତି କରନ୍ତୁ:`,
      '',
      link,
      '',
      'ଆପତ୍ତି କଲେ କିଛି ବଦଳିବ ନାହିଁ, ଓ କେବଳ ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକ ନିଷ୍ପତ୍ତି ନେଇପାରିବେ। ଆପଣଙ୍କର ଆପତ୍ତି ନଥିଲେ କିଛି କରିବା ଦରକାର ନାହିଁ।',
    ].join('\n'),
  asked: drafted<Record<AdminRequestKind, string>>({
    role: 'ଆପଣଙ୍କୁ ଆଡମିନ୍‌ରୁ ହଟାଇବାକୁ',
    disabled: 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ବନ୍ଦ କରିବାକୁ',
    leaving: 'ଆପଣ ଆଉ ଏଠାରେ କାମ କରୁନାହାନ୍ତି ବୋଲି ଲେଖିବାକୁ',
    email: 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟର ଇମେଲ୍ ବଦଳାଇବାକୁ',
    second_factor: 'ଆପଣଙ୍କ ଲଗ୍ ଇନ୍‌ର ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ ହଟାଇବାକୁ',
  }),
} as const;

type Asked = Pick<AdminRequest, 'kind' | 'left_on' | 'email'>;

const asked = drafted<Record<AdminRequestKind, (whom: string, request: Asked) => string>>({
  role: (whom) => `${whom}ଙ୍କୁ ଆଡମିନ୍‌ରୁ ହଟାଇବାକୁ`,
  disabled: (whom) => `${whom}ଙ୍କ ଆକାଉଣ୍ଟ ବନ୍ଦ କରିବାକୁ`,
  leaving: (whom, { left_on: day }) => `${whom} ${formatDay(day ?? '')}ଠାରୁ ଆଉ ଏଠାରେ କାମ କରୁନାହାନ୍ତି ବୋଲି ଲେଖିବାକୁ`,
  email: (whom, { email }) => `${whom}ଙ୍କ ଇମେଲ୍ ${email}କୁ ବଦଳାଇବାକୁ`,
  second_factor: (whom) => `${whom}ଙ୍କ ଲଗ୍ ଇନ୍‌ର ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ ହଟାଇବାକୁ`,
});

/** The same to the person themself. */
const askedOfYou = drafted<Record<AdminRequestKind, (request: Asked) => string>>({
  role: () => adminRequestMail.asked.role,
  disabled: () => adminRequestMail.asked.disabled,
  leaving: ({ left_on: day }) => `ଆପଣ ${formatDay(day ?? '')}ଠାରୁ ଆଉ ଏଠାରେ କାମ କରୁନାହାନ୍ତି ବୋଲି ଲେଖିବାକୁ`,
  email: ({ email }) => `ଆପଣଙ୍କ ଇମେଲ୍ ${email}କୁ ବଦଳାଇବାକୁ`,
  second_factor: () => adminRequestMail.asked.second_factor,
});

/** What waits for another admin's word, for all admins and for the one whom it is about. */
export const adminRequestMessages = {
  title: 'ଦ୍ୱିତୀୟ ଆଡମିନ୍‌ଙ୍କୁ ଅପେକ୍ଷା',
  intro: `ଜଣେ ଆଡମିନ୍ ଏକା ଅନ୍ୟ ଆଡମିନ୍‌ଙ୍କ ଅଧିକାର ନେଇପାରିବେ ନାହିଁ। ତୃତୀୟ ଜଣେ ଆଡମିନ୍ ରାଜି ହେଲେ, ବା ସେହି ଲୋକ ଆପତ୍ତି ନକଲେ ${adminRequestHours} ଘଣ୍ଟା ପରେ ଲାଗୁ ହୁଏ।`,
  unknown: 'ଡିଲିଟ୍ ହୋଇଥିବା ଆକାଉଣ୍ଟ',
  asked: (who: string, whom: string, request: Asked) => `${who}: ${asked[request.kind](whom, request)} କହିଛନ୍ତି।`,
  askedOfYou: (who: string, request: Asked) => `${who}: ${askedOfYou[request.kind](request)} କହିଛନ୍ତି।`,
  due: (when: string) => `${when}ରେ ଲାଗୁ ହେବ।`,
  objected: (when: string) => `${when}ରେ ଆପତ୍ତି ହେଲା। ଏହା ଲାଗୁ ହେବ ନାହିଁ: ଏବେ କେବଳ ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକ ନିଷ୍ପତ୍ତି ନେଇପାରିବେ।`,
  cannotAgree: `ଆପଣ ଏଥିରେ ରାଜି ହୋଇପାରିବେ ନାହିଁ। ଏଥିପାଇଁ ${numberInWords(agreeingAfterDays)} ଦିନ ଧରି ଆଡମିନ୍ ଥିବା ଜଣେ ଦରକାର, ଯିଏ ମାଗୁଥିବା ଆଡମିନ୍‌ଙ୍କଠାରୁ ଭୂମିକା ପାଇନାହାନ୍ତି କି ତାଙ୍କୁ ଦେଇନାହାନ୍ତି।`,
  steps: drafted<Record<AdminRequestStep, { button: string; title: string; text: string; done: string }>>({
    agree: { button: 'ରାଜି', title: 'ଏହି ବଦଳରେ ରାଜି ହେବେ?', text: 'ଏହା ସଙ୍ଗେ ସଙ୍ଗେ ଲାଗୁ ହେବ।', done: 'ହୋଇଗଲା।' },
    object: {
      button: 'ଆପତ୍ତି କରନ୍ତୁ',
      title: 'ଏହି ବଦଳରେ ଆପତ୍ତି କରିବେ?',
      text: 'କିଛି ବଦଳିବ ନାହିଁ, ଓ କେହି ପୁଣି ମାଗିପାରିବେ ନାହିଁ। କେବଳ ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକ ନିଷ୍ପତ୍ତି ନେଇପାରିବେ।',
      done: 'ଆପଣ ଆପତ୍ତି କଲେ। କିଛି ବଦଳିବ ନାହିଁ।',
    },
    withdraw: {
      button: 'ଫେରାଇ ନିଅନ୍ତୁ',
      title: 'ଏହି ଅନୁରୋଧ ଫେରାଇ ନେବେ?',
      text: 'ତା’ହେଲେ କିଛି ବଦଳିବ ନାହିଁ।',
      done: 'ଅନୁରୋଧ ଫେରାଇ ନିଆଗଲା।',
    },
    drop_objection: {
      button: 'ମୋ ଆପତ୍ତି ଫେରାଇ ନିଅନ୍ତୁ',
      title: 'ଆପଣଙ୍କ ଆପତ୍ତି ଫେରାଇ ନେବେ?',
      text: 'ଅନୁରୋଧଟି ଶେଷ ହେବ, ଓ ଅନ୍ୟ ଆଡମିନ୍ ପୁଣି ବଦଳ ମାଗିପାରିବେ।',
      done: 'ଆପଣଙ୍କ ଆପତ୍ତି ଫେରାଇ ନିଆଗଲା।',
    },
  }),
  of: (sentence: string) => `(${sentence})`,
  line: 'ଜଣେ ଆଡମିନ୍‌ଙ୍କ ଅଧିକାରର ବଦଳ ଅପେକ୍ଷାରେ',
  lineAboutYou: 'ଆପଣଙ୍କ ଅଧିକାରର ବଦଳ: ଆପତ୍ତି କରିପାରିବେ',
  see: 'କ’ଣ ଅପେକ୍ଷାରେ ଅଛି ଦେଖନ୍ତୁ',
  willWait: (name: string) =>
    `${name} ଜଣେ ଆଡମିନ୍। ତାଙ୍କୁ ସଙ୍ଗେ ସଙ୍ଗେ ଜଣାଇ ଦିଆଯିବ। ଅନ୍ୟ ଜଣେ ଆଡମିନ୍ ରାଜି ହେଲେ, ବା ସେ ଆପତ୍ତି ନକଲେ ${adminRequestHours} ଘଣ୍ଟା ପରେ ଏହା ଲାଗୁ ହେବ।`,
  waits: (name: string) =>
    `ଏହା ଅପେକ୍ଷାରେ ଅଛି: ${name}ଙ୍କୁ ଜଣାଇ ଦିଆଗଲା। ଅନ୍ୟ ଜଣେ ଆଡମିନ୍ ରାଜି ହେଲେ, ବା ସେ ଆପତ୍ତି ନକଲେ ${adminRequestHours} ଘଣ୍ଟା ପରେ ଲାଗୁ ହେବ।`,
  tag: 'ବଦଳ ଅପେକ୍ଷାରେ',
} as const;
