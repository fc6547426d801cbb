import { confirmationHours, invitationDays } from '../../registration-rules.ts';
import type { Registering, RegistrationRule } from '../../registration-rules.ts';
import { inChoice } from './lists.ts';
import { drafted } from '../draft.ts';
import type { Invitation } from '../en/registration.ts';

/** The choices, in a few words each. */
export const ruleNames = drafted<Record<RegistrationRule, string>>({
  open: 'ଖୋଲା',
  domain: 'ଇମେଲ୍ ଡୋମେନ୍ ଅନୁସାରେ',
  invitation: 'ନିମନ୍ତ୍ରଣରେ',
});

/** Said before anything is typed. */
export function ruleSentence({ rule, domains, confirms_email }: Registering, orgName: string): string {
  const confirmed = confirms_email ? ' ଠିକଣା ଯାଞ୍ଚ ପାଇଁ ଆମେ ପ୍ରଥମେ ଗୋଟିଏ ଲିଙ୍କ୍ ଇମେଲ୍ କରିବୁ।' : '';
  switch (rule) {
    case 'open':
      return `${orgName === '' ? 'ଏଠାରେ କାମ କରୁଥିବା ସମସ୍ତେ ରେଜିଷ୍ଟର୍ କରିପାରିବେ।' : `${orgName} ସଂସ୍ଥାର ସମସ୍ତେ ରେଜିଷ୍ଟର୍ କରିପାରିବେ।`}${confirmed}`;
    case 'domain':
      return `ଆପଣଙ୍କ ଇମେଲ୍ ଠିକଣାର ଶେଷରେ ${inChoice(domains.map((domain) => `@${domain}`))} ଥିଲେ ରେଜିଷ୍ଟର୍ କରିପାରିବେ।${confirmed}`;
    case 'invitation':
      return 'ରେଜିଷ୍ଟର୍ କରିବାକୁ ନିମନ୍ତ୍ରଣ ଦରକାର। ନିମନ୍ତ୍ରଣ ଇମେଲ୍‌ରେ ଥିବା ଲିଙ୍କ୍ ଖୋଲନ୍ତୁ।';
  }
}

/** The step before the form, where an address has to be confirmed, and where an invitation is missing. */
export const linkMessages = {
  confirmTitle: 'ପ୍ରଥମେ ଇମେଲ୍ ଯାଞ୍ଚ କରନ୍ତୁ',
  confirmIntro: `ଆପଣଙ୍କ ଇମେଲ୍ ଲେଖନ୍ତୁ, ଆମେ ଗୋଟିଏ ଲିଙ୍କ୍ ପଠାଇବୁ। ଏହା ${confirmationHours} ଘଣ୍ଟା କାମ କରେ ଓ ଫର୍ମ ଖୋଲେ।`,
  againTitle: 'ନିମନ୍ତ୍ରଣ ମିଳୁନାହିଁ?',
  againIntro: `ସଂସ୍ଥା ଜାଣିଥିବା ଇମେଲ୍ ଲେଖନ୍ତୁ। ଆପଣ ନିମନ୍ତ୍ରିତ ହୋଇଥିଲେ ନୂଆ ଲିଙ୍କ୍ ପଠାଇବୁ। ଏହା ${invitationDays} ଦିନ କାମ କରେ।`,
  button: 'ଲିଙ୍କ୍ ଇମେଲ୍ କରନ୍ତୁ',
  sent: 'ଏହି ଇମେଲ୍‌ରେ ରେଜିଷ୍ଟର୍ କରିହେଉଥିଲେ, ଲିଙ୍କ୍ ଆସୁଛି।',
  checkInbox: 'ଇନବକ୍ସ ଦେଖନ୍ତୁ',
  asked: (email: string) => `${email} ପାଇଁ ଆପଣ ଲିଙ୍କ୍ ମାଗିଛନ୍ତି।`,
  patience: 'ଆସିବାକୁ ଏକ ମିନିଟ୍ ଲାଗିପାରେ। ନମିଳିଲେ ସ୍ପାମ୍ ଫୋଲ୍ଡର୍ ବି ଦେଖନ୍ତୁ।',
  again: 'ପୁଣି ପଠାନ୍ତୁ',
  againSoon: 'ଏକ ମିନିଟ୍ ପରେ ପୁଣି ପଠାଇପାରିବେ।',
  otherAddress: 'ଅନ୍ୟ ଇମେଲ୍ ଦିଅନ୍ତୁ',
  failed: 'ଲିଙ୍କ୍ ମାଗିହେଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
} as const;

/** The page behind a mailed link. */
export const joinMessages = {
  title: 'ସ୍ୱାଗତ',
  confirmedTitle: 'କର୍ମଚାରୀ ରେଜିଷ୍ଟ୍ରେସନ୍',
  loading: 'ଆପଣଙ୍କ ଲିଙ୍କ୍ ଖୋଲୁଛି...',
  loadFailed: 'ଆପଣଙ୍କ ଲିଙ୍କ୍ ଖୋଲିହେଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  invited: 'ଆପଣଙ୍କ ସଂସ୍ଥା ଆପଣଙ୍କୁ ନିମନ୍ତ୍ରଣ କରିଛି। ଅଳ୍ପ କିଛି ଲେଖିବା ବାକି ଅଛି।',
  confirmed: (email: string) => `ଧନ୍ୟବାଦ, ${email} ଯାଞ୍ଚ ହୋଇଗଲା। ବାକି ସବୁ ଲେଖନ୍ତୁ।`,
  known: 'ସଂସ୍ଥା ଆମକୁ ଯାହା କହିଛି',
  knownHint: 'କିଛି ଭୁଲ୍ ଅଛି କି? ତଥାପି ରେଜିଷ୍ଟର୍ କରିପାରିବେ। ପରେ ୱେଲନେସ୍ ଆଡମିନ୍ ଠିକ୍ କରିପାରିବେ।',
  account: 'ଆପଣଙ୍କ ପାସୱାର୍ଡ',
  askTitle: 'ନୂଆ ଲିଙ୍କ୍ ମାଗନ୍ତୁ',
  over: 'ଏହା ଆଗରୁ ବ୍ୟବହାର ହୋଇଥାଇପାରେ, ବା ସମୟ ସରିଯାଇଥାଇପାରେ। ଆମେ ନୂଆ ଲିଙ୍କ୍ ପଠାଇପାରିବୁ।',
  noLink: 'ଇମେଲ୍‌ରେ ଥିବା ଲିଙ୍କ୍ ପୁଣି ଖୋଲନ୍ତୁ, କିମ୍ବା ନୂଆ ଲିଙ୍କ୍ ମାଗନ୍ତୁ।',
  haveAccount: 'ଆଗରୁ ରେଜିଷ୍ଟର୍ କରିଛନ୍ତି?',
  button: 'ରେଜିଷ୍ଟର୍ କରନ୍ତୁ',
} as const;

/** The admin's screen. */
export const registrationAdminMessages = {
  title: 'କିଏ ରେଜିଷ୍ଟର୍ କରିପାରିବେ',
  intro: 'ଏଠାରେ କିଏ ଆକାଉଣ୍ଟ ଖୋଲିପାରିବେ ବାଛନ୍ତୁ। ଆଗରୁ ଥିବା ଆକାଉଣ୍ଟରେ କିଛି ବଦଳିବ ନାହିଁ।',
  legend: 'କିଏ ରେଜିଷ୍ଟର୍ କରିପାରିବେ',
  loading: 'ସେଟିଂ ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ସେଟିଂ ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  meanings: drafted<Record<RegistrationRule, string>>({
    open: 'ଯିଏ ଏହି ପେଜ୍ ଖୋଲିପାରିବେ, ସେ ରେଜିଷ୍ଟର୍ କରିପାରିବେ।',
    domain: 'କେବଳ ଆପଣ ଲେଖିଥିବା ଡୋମେନ୍‌ର ଇମେଲ୍ ଠିକଣା। ସବଡୋମେନ୍ ମଧ୍ୟ ଲେଖିଲେ ହିଁ ଚଳିବ।',
    invitation: 'କେବଳ କର୍ମଚାରୀ ତାଲିକାରେ ଥିବା ଲୋକ, ନିମନ୍ତ୍ରଣ ଇମେଲ୍‌ର ଲିଙ୍କ୍‌ରେ।',
  }),
  domainsHint: 'ପ୍ରତି ଧାଡ଼ିରେ ଗୋଟିଏ, ଯେମିତି example.org।',
  confirms: 'ଇମେଲ୍ ଠିକଣା ଯାଞ୍ଚ କରାନ୍ତୁ',
  confirmsHint: `ଆମେ ଗୋଟିଏ ଲିଙ୍କ୍ ଇମେଲ୍ କରୁ, ଯାହା ${confirmationHours} ଘଣ୍ଟା କାମ କରେ। ତାହା ନଖୋଲା ଯାଏଁ କେହି ଲଗ୍ ଇନ୍ କରିପାରିବେ ନାହିଁ।`,
  confirmsNoMail: 'ଠିକଣା ଯାଞ୍ଚ ପାଇଁ ମେଲ୍ ସର୍ଭର୍ ଦରକାର, ଏବେ ତାହା ନାହିଁ। ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକ ଯୋଡ଼ିପାରିବେ।',
  confirmsLost: 'ଏବେ କେହି ରେଜିଷ୍ଟର୍ କରିପାରିବେ ନାହିଁ: ଠିକଣା ଯାଞ୍ଚ ଦରକାର, କିନ୍ତୁ ମେଲ୍ ସର୍ଭର୍ ନାହିଁ। ଏହା ବନ୍ଦ କରନ୍ତୁ, ବା ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକଙ୍କୁ ଯୋଡ଼ିବାକୁ କହନ୍ତୁ।',
  confirmsByInvitation: 'ନିମନ୍ତ୍ରଣ ଲିଙ୍କ୍‌ରେ ଠିକଣା ଆପେ ଯାଞ୍ଚ ହୋଇଯାଏ।',
  unconfirmed: 'ଠିକଣା ଯାଞ୍ଚ ନହେଲେ, କେହି ଅନ୍ୟ କାହାର ଠିକଣା ଲେଖିଦେଇପାରନ୍ତି।',
  staffList: 'କର୍ମଚାରୀ ତାଲିକା ଖୋଲନ୍ତୁ',
  save: 'ସେଭ୍ କରନ୍ତୁ',
  saved: 'ସେଭ୍ ହୋଇଗଲା। ଏବେଠାରୁ ଲାଗୁ ହେବ।',
  failed: 'ଏହା ସେଭ୍ ହୋଇପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  reachable: 'ଏହି ପେଜ୍ ସଂସ୍ଥା ବାହାରୁ ଖୋଲୁଥିବା ଭଳି ଲାଗୁଛି, ଓ ଯିଏ ପାଇବେ ସେ ରେଜିଷ୍ଟର୍ କରିପାରିବେ। ଏହା ବଦଳରେ ଡୋମେନ୍ ବା ନିମନ୍ତ୍ରଣ ବାଛନ୍ତୁ।',
} as const;

/** On the admin's start page. */
export const openRegistrationMessages = {
  text: 'ଯିଏ ଏହି ପେଜ୍ ପାଇବେ, ସେ ରେଜିଷ୍ଟର୍ କରିପାରିବେ। ବାହାର ଲୋକ ବି ପାଇପାରନ୍ତି।',
  action: 'କିଏ ରେଜିଷ୍ଟର୍ କରିବେ ବାଛନ୍ତୁ',
} as const;

/** Mails with a link to register. They say nothing of anyone's health. */
export const registrationMails = {
  invitation: {
    subject: (productTitle: string, isReminder: boolean) =>
      isReminder ? `${productTitle}: ଆପଣଙ୍କ ନିମନ୍ତ୍ରଣ, ଆଉ ଥରେ` : `${productTitle}: ଆପଣଙ୍କ ନିମନ୍ତ୍ରଣ`,
    text: (link: string, { productTitle, orgName, isReminder, audience, page, ask }: Invitation) =>
      [
        orgName === ''
          ? `ଆପଣ ଯେଉଁ ସଂସ୍ଥାରେ କାମ କରନ୍ତି, ସେହି ସଂସ୍ଥା ଆପଣଙ୍କୁ ${productTitle}କୁ ନିମନ୍ତ୍ରଣ କରୁଛି।`
          : `${orgName} ଆପଣଙ୍କୁ ${productTitle}କୁ ନିମନ୍ତ୍ରଣ କରୁଛି।`,
        ...(isReminder ? ['କିଛି ଦିନ ତଳେ ଆମେ ଏହି ନିମନ୍ତ୍ରଣ ପଠାଇଥିଲୁ। ଏହା ଏକମାତ୍ର ରିମାଇଣ୍ଡର୍।'] : []),
        `${productTitle} କାମ ଭିତରେ ନିଜ ଯତ୍ନ ନେବାରେ ସାହାଯ୍ୟ କରେ: ଆପଣ କେମିତି ଅଛନ୍ତି ସେ ବିଷୟରେ କିଛି ପ୍ରଶ୍ନ, ଛୋଟ ବିଶ୍ରାମ ପାଇଁ ବ୍ୟାୟାମ, ଓ ଯାହାଙ୍କ ସହ କଥା ହୋଇପାରିବେ। ରେଜିଷ୍ଟର୍ କରିବେ କି ନାହିଁ, ଆପଣଙ୍କ ଇଚ୍ଛା। ନକଲେ କୌଣସି ଅସୁବିଧା ହେବ ନାହିଁ।`,
        `ରେଜିଷ୍ଟର୍ କରିବାକୁ ${invitationDays} ଦିନ ଭିତରେ ଏହି ଲିଙ୍କ୍ ଖୋଲନ୍ତୁ। ଏହା କେବଳ ଆପଣଙ୍କ ପାଇଁ:`,
        link,
        'ରେଜିଷ୍ଟର୍ କଲେ କିଏ କ’ଣ ଦେଖିପାରିବେ:',
        audience,
        `ରେଜିଷ୍ଟର୍ କରିବା ଆଗରୁ ସବୁ ଏଠାରେ ପଢ଼ିପାରିବେ: ${page}`,
        ask === undefined
          ? 'ପ୍ରଶ୍ନ ଥିଲେ ଆପଣଙ୍କ ସଂସ୍ଥାର ଜଣେ ୱେଲନେସ୍ ଆଡମିନ୍‌ଙ୍କୁ ପଚାରନ୍ତୁ।'
          : `ପ୍ରଶ୍ନ ଥିଲେ ଆପଣଙ୍କ ସଂସ୍ଥାର ଜଣେ ୱେଲନେସ୍ ଆଡମିନ୍‌ଙ୍କୁ ପଚାରନ୍ତୁ, କିମ୍ବା ଏଠାରେ: ${ask}`,
        'ଲିଙ୍କ୍‌ର ସମୟ ସରିଗଲେ, ତା’ର ପେଜ୍‌ରୁ ନୂଆ ଲିଙ୍କ୍ ମାଗିପାରିବେ।',
      ].join('\n\n'),
  },
  confirmation: {
    subject: (productTitle: string) => `${productTitle}: ଆପଣଙ୍କ ଇମେଲ୍ ଯାଞ୍ଚ କରନ୍ତୁ`,
    text: (link: string, productTitle: string) =>
      [
        `କେହି ଜଣେ ଏହି ଇମେଲ୍‌ରେ ${productTitle}ରେ ରେଜିଷ୍ଟର୍ କରିବାକୁ ଚାହାନ୍ତି।`,
        '',
        `ଆପଣ ନିଜେ ଚାହିଁଥିଲେ, ${confirmationHours} ଘଣ୍ଟା ଭିତରେ ଏହି ଲିଙ୍କ୍ ଖୋଲନ୍ତୁ:`,
        '',
        link,
        '',
        'ଆପଣ ନିଜେ କରି ନଥିଲେ, କିଛି କରିବା ଦରକାର ନାହିଁ। କୌଣସି ଆକାଉଣ୍ଟ ଖୋଲିବ ନାହିଁ।',
      ].join('\n'),
  },
  known: {
    subject: (productTitle: string) => `${productTitle}: ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଆଗରୁ ଅଛି`,
    text: (link: string, productTitle: string) =>
      [
        `କେହି ଜଣେ ଏହି ଇମେଲ୍‌ରେ ${productTitle}ରେ ରେଜିଷ୍ଟର୍ କରିବାକୁ ଚାହାନ୍ତି। ଏହାର ଆକାଉଣ୍ଟ ଆଗରୁ ଅଛି।`,
        '',
        'ଆପଣ ନିଜେ ଚାହିଁଥିଲେ ଏଠାରେ ଲଗ୍ ଇନ୍ କରନ୍ତୁ, କିମ୍ବା ନୂଆ ପାସୱାର୍ଡ ବାଛନ୍ତୁ:',
        '',
        link,
        '',
        'ଆପଣ ନିଜେ କରି ନଥିଲେ, କିଛି କରିବା ଦରକାର ନାହିଁ। କିଛି ବଦଳି ନାହିଁ।',
      ].join('\n'),
  },
} as const;
