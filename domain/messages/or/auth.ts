import { passwordLength } from '../../field-limits.ts';
import type { PasswordPart, PasswordPolicy } from '../../password-policy.ts';
import { resetMinutes } from '../../reset-link.ts';
import { drafted } from '../draft.ts';

/** Registration, forgotten and new password: the screens, the answers and the mail. */
export const registerMessages = {
  title: 'କର୍ମଚାରୀ ରେଜିଷ୍ଟ୍ରେସନ୍',
  button: 'ରେଜିଷ୍ଟର୍ କରନ୍ତୁ',
  successful: 'ରେଜିଷ୍ଟ୍ରେସନ୍ ହୋଇଗଲା!',
  redirecting: 'ଡ୍ୟାସବୋର୍ଡ ଖୋଲୁଛି...',
  failed: 'ରେଜିଷ୍ଟ୍ରେସନ୍ ହେଲା ନାହିଁ',
  invalidResponse: 'ସର୍ଭର୍‌ରୁ ଠିକ୍ ଉତ୍ତର ଆସିଲା ନାହିଁ',
  haveAccount: 'ଆଗରୁ ରେଜିଷ୍ଟର୍ କରିଛନ୍ତି?',
  signIn: 'ଲଗ୍ ଇନ୍',
  account: 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ',
  about: 'ଆପଣଙ୍କ ବିଷୟରେ',
  work: 'ଆପଣଙ୍କ କାମ',
  listsFailed: 'କାମ ବିଷୟର ତାଲିକା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଆପଣ ଯାହା ଲେଖିଛନ୍ତି, ସବୁ ଏଠାରେ ଅଛି। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  step: (step: number, steps: number) => `ଷ୍ଟେପ୍ ${step}, ମୋଟ ${steps}`,
  next: 'ପରବର୍ତ୍ତୀ',
  back: 'ପଛକୁ',
} as const;

/** Said before a password is chosen; the sentence of the rule itself comes when it is broken. */
export const newPasswordHint = `${passwordLength.least}ଟି ବା ଅଧିକ ଅକ୍ଷର ଦିଅନ୍ତୁ: ଇଂରାଜୀ ବଡ଼ ଓ ଛୋଟ ଅକ୍ଷର, ଗୋଟିଏ ସଂଖ୍ୟା, ଓ !@#$%^&* ଭିତରୁ ଗୋଟିଏ ଚିହ୍ନ। ଫାଙ୍କା ଜାଗା ବା ଅନ୍ୟ ଚିହ୍ନ ଦିଅନ୍ତୁ ନାହିଁ।`;

/** The same for the policy in force. */
export const newPasswordHints = drafted<Record<PasswordPolicy, string>>({
  spec: newPasswordHint,
  strict: `ଯେକୌଣସି ${passwordLength.strictLeast}ଟି ବା ଅଧିକ ଅକ୍ଷର ଦିଅନ୍ତୁ, ଫାଙ୍କା ଜାଗା ବି ଚଳିବ। ପରସ୍ପର ସହ ସମ୍ପର୍କ ନଥିବା କେତୋଟି ଶବ୍ଦ ଭଲ। ଜଣାଶୁଣା ପାସୱାର୍ଡ ଓ ଆଖପାଖର ନାଁ ଭଲ ନୁହେଁ।`,
});

/** What is met of it while it is typed. */
export const passwordPartMessages = {
  missing: 'ଏବେ ବି ଦରକାର:',
  allMet: 'ଏହି ପାସୱାର୍ଡ ଚଳିବ।',
  parts: drafted<Record<PasswordPart, string>>({
    length: `${passwordLength.least}ଟି ବା ଅଧିକ ଅକ୍ଷର`,
    strict_length: `${passwordLength.strictLeast}ଟି ବା ଅଧିକ ଅକ୍ଷର`,
    lower_case: 'ଇଂରାଜୀ ଛୋଟ ଅକ୍ଷର',
    upper_case: 'ଇଂରାଜୀ ବଡ଼ ଅକ୍ଷର',
    digit: 'ଗୋଟିଏ ସଂଖ୍ୟା',
    sign: '!@#$%^&* ଭିତରୁ ଗୋଟିଏ',
    no_others: 'ଅନ୍ୟ କୌଣସି ଚିହ୍ନ ନୁହେଁ',
  }),
} as const;

/** In place of everything else, where the first password is to be changed. */
export const firstPasswordMessages = {
  title: 'ନିଜ ପାସୱାର୍ଡ ବାଛନ୍ତୁ',
  intro: 'ଆପଣ ଯେଉଁ ପାସୱାର୍ଡରେ ଲଗ୍ ଇନ୍ କଲେ, ତାହା ଆପଣଙ୍କୁ ଦିଆଯାଇଥିଲା। ଏବେ କେବଳ ଆପଣ ଜାଣିଥିବା ଗୋଟିଏ ବାଛନ୍ତୁ, ତା’ପରେ ଆଗକୁ ବଢ଼ନ୍ତୁ।',
  current: 'ଆପଣଙ୍କୁ ଦିଆଯାଇଥିବା ପାସୱାର୍ଡ',
  button: 'ସେଭ୍ କରି ଆଗକୁ ବଢ଼ନ୍ତୁ',
  signOut: 'ଲଗ୍ ଆଉଟ୍',
  asked: 'ଆପଣ ଯେଉଁ ପାସୱାର୍ଡରେ ଲଗ୍ ଇନ୍ କଲେ, ତାହା ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକ ଦେଇଥିଲେ। ଏବେ କେବଳ ଆପଣ ଜାଣିଥିବା ଗୋଟିଏ ବାଛନ୍ତୁ।',
  change: 'ନିଜ ପାସୱାର୍ଡ ବାଛନ୍ତୁ',
} as const;

export const forgotPasswordMessages = {
  title: 'ପାସୱାର୍ଡ ମନେ ନାହିଁ',
  intro: 'ରେଜିଷ୍ଟର୍ କରିଥିବା ଇମେଲ୍ ଲେଖନ୍ତୁ। ନୂଆ ପାସୱାର୍ଡ ବାଛିବା ପାଇଁ ଆମେ ଗୋଟିଏ ଲିଙ୍କ୍ ଇମେଲ୍ କରିବୁ।',
  button: 'ଲିଙ୍କ୍ ପଠାନ୍ତୁ',
  failed: 'କିଛି ଅସୁବିଧା ହେଲା',
  checkInbox: 'ଇନବକ୍ସ ଦେଖନ୍ତୁ',
  asked: (email: string) => `${email} ପାଇଁ ଆପଣ ଲିଙ୍କ୍ ମାଗିଛନ୍ତି।`,
  patience: 'ଆସିବାକୁ ଏକ ମିନିଟ୍ ଲାଗିପାରେ। ନମିଳିଲେ ସ୍ପାମ୍ ଫୋଲ୍ଡର୍ ବି ଦେଖନ୍ତୁ।',
  again: 'ପୁଣି ପଠାନ୍ତୁ',
  againSoon: 'ଏକ ମିନିଟ୍ ପରେ ପୁଣି ପଠାଇପାରିବେ।',
  otherAddress: 'ଅନ୍ୟ ଇମେଲ୍ ଦିଅନ୍ତୁ',
  sent: `ଏହି ଇମେଲ୍‌ର ଆକାଉଣ୍ଟ ଥିଲେ ଲିଙ୍କ୍ ଆସୁଛି। ଏହା ${resetMinutes} ମିନିଟ୍ କାମ କରିବ।`,
  back: 'ଲଗ୍ ଇନ୍‌କୁ ଫେରନ୍ତୁ',
} as const;

export const resetPasswordMessages = {
  title: 'ନୂଆ ପାସୱାର୍ଡ',
  button: 'ପାସୱାର୍ଡ ବଦଳାନ୍ତୁ',
  mismatch: 'ଦୁଇଟି ପାସୱାର୍ଡ ସମାନ ନୁହେଁ',
  failed: 'ପାସୱାର୍ଡ ବଦଳିପାରିଲା ନାହିଁ',
  done: 'ପାସୱାର୍ଡ ବଦଳିଗଲା। ନୂଆ ପାସୱାର୍ଡରେ ଲଗ୍ ଇନ୍ କରନ୍ତୁ।',
  askAgain: 'ନୂଆ ଲିଙ୍କ୍ ମାଗନ୍ତୁ',
  noLink: 'ଇମେଲ୍‌ରେ ଥିବା ଲିଙ୍କ୍ ପୁଣି ଖୋଲନ୍ତୁ, କିମ୍ବା ନୂଆ ଲିଙ୍କ୍ ମାଗନ୍ତୁ।',
} as const;

export const linkOverMessages = {
  title: 'ଏହି ଲିଙ୍କ୍ ଆଉ କାମ କରୁନାହିଁ',
  partTitle: 'ଏହି ଲିଙ୍କ୍‌ଟି ଅଧା ଅଛି',
} as const;

export const changePasswordMessages = {
  title: 'ମୋ ପାସୱାର୍ଡ ବଦଳାନ୍ତୁ',
  current: 'ଏବେର ପାସୱାର୍ଡ',
  button: 'ପାସୱାର୍ଡ ବଦଳାନ୍ତୁ',
  failed: 'ପାସୱାର୍ଡ ବଦଳିପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  done: 'ପାସୱାର୍ଡ ବଦଳିଗଲା। ଅନ୍ୟ ସବୁ ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଆଉଟ୍ କରାଗଲା।',
} as const;

export const logoutMessages = { done: 'ଲଗ୍ ଆଉଟ୍ ହୋଇଗଲା।' } as const;

/** The mail with a reset link. It names no health matter and greets no one by name. */
export const resetMail = {
  subject: (productTitle: string) => `${productTitle}: ନୂଆ ପାସୱାର୍ଡ ବାଛନ୍ତୁ`,
  text: (link: string, { minutes, byAdmin }: { minutes: number; byAdmin: boolean }) =>
    [
      byAdmin
        ? 'ଆପଣଙ୍କ ସଂସ୍ଥାର ଜଣେ ଆଡମିନ୍ ଆପଣଙ୍କୁ ଏହି ଲିଙ୍କ୍ ପଠାଇବାକୁ କହିଛନ୍ତି, ଯେମିତି ଆପଣ ନୂଆ ପାସୱାର୍ଡ ବାଛିପାରିବେ। ଲିଙ୍କ୍ ବା ଆପଣଙ୍କ ପାସୱାର୍ଡ ସେ ଦେଖିପାରନ୍ତି ନାହିଁ।'
        : 'ଏହି ଇମେଲ୍‌ର ଆକାଉଣ୍ଟ ପାଇଁ କେହି ଜଣେ ନୂଆ ପାସୱାର୍ଡ ମାଗିଛନ୍ତି।',
      '',
      `ନୂଆ ପାସୱାର୍ଡ ବାଛିବାକୁ ${minutes} ମିନିଟ୍ ଭିତରେ ଏହି ଲିଙ୍କ୍ ଖୋଲନ୍ତୁ। ଏହା ମାତ୍ର ଥରେ କାମ କରିବ:`,
      '',
      link,
      '',
      byAdmin
        ? 'ଆପଣ ଏହା ମାଗି ନଥିଲେ କିଛି କରିବା ଦରକାର ନାହିଁ। ଆପଣଙ୍କ ପାସୱାର୍ଡ ଆଗ ଭଳି କାମ କରିବ।'
        : 'ଆପଣ ମାଗି ନଥିଲେ କିଛି କରିବା ଦରକାର ନାହିଁ। ଆପଣଙ୍କ ପାସୱାର୍ଡ ବଦଳିବ ନାହିଁ।',
    ].join('\n'),
} as const;

/** Instead of the link, to the owner of an account that is disabled. */
export const disabledMail = {
  subject: (productTitle: string) => `${productTitle}: ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ବନ୍ଦ ଅଛି`,
  text: (ask: string | undefined) =>
    [
      'ଏହି ଇମେଲ୍‌ର ଆକାଉଣ୍ଟ ପାଇଁ କେହି ଜଣେ ନୂଆ ପାସୱାର୍ଡ ମାଗିଛନ୍ତି। ଆକାଉଣ୍ଟଟି ବନ୍ଦ ଅଛି। ନୂଆ ପାସୱାର୍ଡରେ ତାହା ଖୋଲିବ ନାହିଁ, ତେଣୁ ଲିଙ୍କ୍ ପଠାଇ ନାହୁଁ।',
      '',
      ask === undefined
        ? 'କାରଣ ଜାଣିବାକୁ ବା ଫେରିବାକୁ ଆପଣଙ୍କ ସଂସ୍ଥାର ଜଣେ ୱେଲନେସ୍ ଆଡମିନ୍‌ଙ୍କୁ କହନ୍ତୁ।'
        : `କାରଣ ଜାଣିବାକୁ ବା ଫେରିବାକୁ ଆପଣଙ୍କ ସଂସ୍ଥାର ଜଣେ ୱେଲନେସ୍ ଆଡମିନ୍‌ଙ୍କୁ କହନ୍ତୁ, କିମ୍ବା ଏଠାରେ ପଚାରନ୍ତୁ: ${ask}`,
      '',
      'ଆପଣ ମାଗି ନଥିଲେ କିଛି କରିବା ଦରକାର ନାହିଁ। କିଛି ବଦଳି ନାହିଁ।',
    ].join('\n'),
} as const;
