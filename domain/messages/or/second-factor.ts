import { numberInWords } from './numbers.ts';
import { recoveryCodeCount } from '../../second-factor.ts';

const passkeysGone = [
  'ଆପଣ ନୂଆ ପାସୱାର୍ଡ ବାଛିଲେ, ଓ ସେଥିରେ ଆପଣଙ୍କ ଇମେଲ୍ ପ୍ରଥମ ଥର ନିଶ୍ଚିତ ହେଲା।',
  'ଆପଣଙ୍କ ଆକାଉଣ୍ଟର ପାସକି ହଟାଇ ଦିଆଗଲା, ଯେପରି ଅନ୍ୟ କେହି ଯୋଡ଼ିଥିବା ପାସକି କାମ ନ କରେ।',
  '',
  'ପ୍ରୋଫାଇଲ୍‌ର ସୁରକ୍ଷା ତଳେ ନିଜ ପାସକି ପୁଣି ଯୋଡ଼ିପାରିବେ।',
];

const tell = 'ଆପଣ ନିଜେ କରି ନଥିଲେ, ସଙ୍ଗେ ସଙ୍ଗେ ନୂଆ ପାସୱାର୍ଡ ବାଛନ୍ତୁ, ଓ ଆପଣଙ୍କ ସଂସ୍ଥାରେ ଏହି ଆପ୍ ଚଳାଉଥିବା ଲୋକଙ୍କୁ ଜଣାନ୍ତୁ।';

const unasked = 'ଆପଣ ମାଗି ନଥିଲେ, ଆପଣଙ୍କ ସଂସ୍ଥାରେ ଏହି ଆପ୍ ଚଳାଉଥିବା ଲୋକଙ୍କୁ ଜଣାନ୍ତୁ।';

/** After the password, on the login screen. */
export const secondStepMessages = {
  title: 'ଆଉ ଗୋଟିଏ ଷ୍ଟେପ୍',
  totp: 'ଅଥେଣ୍ଟିକେଟର୍ ଆପ୍ ଏହି ଆକାଉଣ୍ଟ ପାଇଁ ଦେଖାଉଥିବା ଛଅଟି ଅଙ୍କ ଲେଖନ୍ତୁ।',
  code: 'ଆପ୍‌ର କୋଡ୍',
  recovery: 'ଗୋଟିଏ ରିକଭରି କୋଡ୍ ଲେଖନ୍ତୁ। ପ୍ରତିଟି ମାତ୍ର ଥରେ କାମ କରେ।',
  recoveryCode: 'ରିକଭରି କୋଡ୍',
  passkey: 'ଏହି ଡିଭାଇସ୍, ଫୋନ୍ ବା ସୁରକ୍ଷା ଚାବିରେ ଥିବା ପାସକି ବ୍ୟବହାର କରନ୍ତୁ।',
  byPasskey: 'ପାସକି ବ୍ୟବହାର କରନ୍ତୁ',
  byTotp: 'ଅଥେଣ୍ଟିକେଟର୍ ଆପ୍ ବ୍ୟବହାର କରନ୍ତୁ',
  byRecovery: 'ରିକଭରି କୋଡ୍ ବ୍ୟବହାର କରନ୍ତୁ',
  button: 'ଆଗକୁ ବଢ଼ନ୍ତୁ',
  wrongRecovery: 'ଏହି ରିକଭରି କୋଡ୍ ଠିକ୍ ନୁହେଁ, ବା ବ୍ୟବହାର ହୋଇସାରିଛି।',
  failed: 'ଏହା ଯାଞ୍ଚ ହୋଇପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  back: 'ପୁଣି ଆରମ୍ଭ କରନ୍ତୁ',
  lost: 'ସବୁ ହଜିଗଲା କି? ଜଣେ ୱେଲନେସ୍ ଆଡମିନ୍‌ଙ୍କୁ ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ ହଟାଇବାକୁ କହନ୍ତୁ। ଏଥିରେ ସେ ଆପଣଙ୍କ ରେକର୍ଡ ଦେଖିପାରନ୍ତି ନାହିଁ।',
  waiting: 'ଆପଣଙ୍କ ପାସକି ପାଇଁ ଅପେକ୍ଷା...',
  cancelled: 'ବ୍ରାଉଜର୍ ପାସକି ବ୍ୟବହାର କଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ, ବା ଅନ୍ୟ ଉପାୟ ବାଛନ୍ତୁ।',
  signIn: 'ପାସକିରେ ଲଗ୍ ଇନ୍ କରନ୍ତୁ',
} as const;

/** In the profile, under Security. */
export const factorCardMessages = {
  title: 'ଲଗ୍ ଇନ୍‌ର ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍',
  text: 'ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ ଥିଲେ, ଖାଲି ପାସୱାର୍ଡରେ ଲଗ୍ ଇନ୍ ହୁଏ ନାହିଁ। ଅନ୍ୟ କେହି ପାସୱାର୍ଡ ଜାଣିଲେ ବି ଭିତରକୁ ଆସିପାରିବେ ନାହିଁ।',
  required: 'ଆପଣଙ୍କ ଭୂମିକା ପାଇଁ ଏହା ଦରକାର। ଆପଣ ଅନ୍ୟମାନଙ୍କର ଯାହା ଦେଖିପାରନ୍ତି, ଏହା ତାକୁ ସୁରକ୍ଷିତ ରଖେ।',
  totp: 'ଅଥେଣ୍ଟିକେଟର୍ ଆପ୍',
  totpText: 'ଫୋନ୍‌ର ଗୋଟିଏ ଆପ୍ ପ୍ରତି 30 ସେକେଣ୍ଡରେ ନୂଆ କୋଡ୍ ଦେଖାଏ। ଇଣ୍ଟରନେଟ୍ ବିନା ବି କାମ କରେ।',
  since: (day: string) => `${day}ଠାରୁ ଚାଲୁ`,
  setUp: 'ଚାଲୁ କରନ୍ତୁ',
  remove: 'ହଟାନ୍ତୁ',
  setUpOf: (what: string) => `${what} ଚାଲୁ କରନ୍ତୁ`,
  removeOf: (what: string) => `${what} ହଟାନ୍ତୁ`,
  passkeys: 'ପାସକି',
  passkeysText: 'ଆଙ୍ଗୁଠି ଛାପ, ମୁହଁ ବା PINରେ ଲଗ୍ ଇନ୍ କରନ୍ତୁ। ତା’ପରେ ପାସୱାର୍ଡ ଦରକାର ନାହିଁ।',
  passkeysOnly: 'ପାସକି ଥିଲେ ଖାଲି ପାସୱାର୍ଡରେ ଆଉ ଲଗ୍ ଇନ୍ ହେବ ନାହିଁ।',
  addPasskey: 'ପାସକି ଯୋଡ଼ନ୍ତୁ',
  used: (day: string, last: string | null) =>
    `${day}ରେ ଯୋଡ଼ାଗଲା। ${last === null ? 'ଏଯାଏଁ ବ୍ୟବହାର ହୋଇନାହିଁ।' : `ଶେଷ ବ୍ୟବହାର ${last}।`}`,
  elsewhere: 'ଆଗର ଠିକଣା ପାଇଁ ତିଆରି। ଏଠାରେ କାମ କରେ ନାହିଁ।',
  codes: 'ରିକଭରି କୋଡ୍',
  codesText: (count: number) => `ଫୋନ୍ ହଜିଗଲା ଦିନ ପାଇଁ। ପ୍ରତିଟି ମାତ୍ର ଥରେ କାମ କରେ। ${count}ଟି କୋଡ୍ ବାକି।`,
  renew: 'ନୂଆ କୋଡ୍ ତିଆରି କରନ୍ତୁ',
  loadFailed: 'ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
} as const;

/** Turning one on. */
export const factorSetUpMessages = {
  password: 'ପ୍ରଥମେ ପାସୱାର୍ଡ ଦିଅନ୍ତୁ, ଯେମିତି ଲଗ୍ ଇନ୍‌ର ଉପାୟ କେବଳ ଆପଣ ବଦଳାଇପାରିବେ।',
  next: 'ଆଗକୁ ବଢ଼ନ୍ତୁ',
  cancel: 'ବାତିଲ୍',
  here: '1. ଆପଣଙ୍କ ଅଥେଣ୍ଟିକେଟର୍ ଆପ୍‌ରେ ଏହି ଆକାଉଣ୍ଟ ଯୋଡ଼ନ୍ତୁ',
  openApp: 'ଆପ୍‌ରେ ଖୋଲନ୍ତୁ',
  copyKey: 'ଚାବି କପି କରନ୍ତୁ',
  scan: 'ଅନ୍ୟ ଡିଭାଇସ୍‌ରେ ଅଛି କି? ଏହି ଛବି ସ୍କାନ୍ କରନ୍ତୁ',
  scanHere: 'ଆପଣଙ୍କ ଫୋନ୍‌ରେ ଏହି ଛବି ସ୍କାନ୍ କରନ୍ତୁ',
  picture: 'ଅଥେଣ୍ଟିକେଟର୍ ଆପ୍ ପାଇଁ QR କୋଡ୍',
  copied: 'କପି ହୋଇଗଲା।',
  copyFailed: 'କପି ହୋଇପାରିଲା ନାହିଁ। ନିଜେ ବାଛି କପି କରନ୍ତୁ।',
  code: '2. ଆପ୍ ଦେଖାଉଥିବା କୋଡ୍ ଲେଖନ୍ତୁ',
  turnOn: 'ଚାଲୁ କରନ୍ତୁ',
  name: 'ଏହି ପାସକିର ନାଁ',
  nameHint: 'ତାଲିକାରେ ଚିହ୍ନିବା ପାଇଁ, ଯେମିତି ‘ମୋ ଫୋନ୍’।',
  suggestedName: 'ମୋ ପାସକି',
  createPasskey: 'ପାସକି ତିଆରି କରନ୍ତୁ',
  notCreated: 'ବ୍ରାଉଜର୍ ପାସକି ତିଆରି କଲା ନାହିଁ। କିଛି ବଦଳି ନାହିଁ।',
  alreadyThere: 'ଏହି ଡିଭାଇସ୍‌ରେ ଆପଣଙ୍କ ଆକାଉଣ୍ଟର ପାସକି ଆଗରୁ ଅଛି।',
  removeTotp: 'ଅଥେଣ୍ଟିକେଟର୍ ଆପ୍ ହଟାଇବେ?',
  removePasskey: (name: string) => `‘${name}’ ହଟାଇବେ?`,
  removeText: 'ଏଥିରେ ଆଉ ଲଗ୍ ଇନ୍ ହେବ ନାହିଁ। ଅନ୍ୟ ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଆଉଟ୍ ହୋଇଯିବ।',
  removeLast: 'ଏହା ଶେଷଟି: ତା’ପରେ ଖାଲି ପାସୱାର୍ଡରେ ଲଗ୍ ଇନ୍ ହେବ। ଅନ୍ୟ ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଆଉଟ୍ ହୋଇଯିବ।',
  removeLastRequired: 'ଏହା ଶେଷଟି, ଓ ଆପଣଙ୍କ ଭୂମିକା ପାଇଁ ଗୋଟିଏ ଦରକାର। ଆପଣ ସଙ୍ଗେ ସଙ୍ଗେ ଅନ୍ୟଟିଏ ଚାଲୁ କରିବେ।',
  remove: 'ହଟାନ୍ତୁ',
  renewTitle: 'ନୂଆ ରିକଭରି କୋଡ୍ ତିଆରି କରିବେ?',
  renewText: 'ଏବେ ଥିବା କୋଡ୍ ଆଉ କାମ କରିବ ନାହିଁ।',
  renew: 'ନୂଆ କୋଡ୍ ତିଆରି କରନ୍ତୁ',
} as const;

/** The ten codes, shown once. */
export const recoveryCodesMessages = {
  title: 'ଆପଣଙ୍କ ରିକଭରି କୋଡ୍',
  text: `ଏହି ${numberInWords(recoveryCodeCount)}ଟି କୋଡ୍ ଫୋନ୍‌ଠାରୁ ଅଲଗା ସୁରକ୍ଷିତ ଜାଗାରେ ରଖନ୍ତୁ। ଫୋନ୍ ହଜିଲେ ପ୍ରତିଟିରେ ଥରେ ଲଗ୍ ଇନ୍ ହେବ। ଏହା କେବଳ ଏବେ ଦେଖାଯାଉଛି।`,
  copy: 'କପି କରନ୍ତୁ',
  download: 'ଡାଉନଲୋଡ୍ କରନ୍ତୁ',
  print: 'ପ୍ରିଣ୍ଟ କରନ୍ତୁ',
  copied: 'କପି ହୋଇଗଲା।',
  copyFailed: 'କପି ହୋଇପାରିଲା ନାହିଁ। ନିଜେ ବାଛି କପି କରନ୍ତୁ।',
  kept: 'ମୁଁ ରଖିଲି',
  fileName: 'evenkeel-recovery-codes.txt',
  heading: (productTitle: string) => `${productTitle}ର ରିକଭରି କୋଡ୍`,
} as const;

/** Before anything else opens, for people who must have one. */
export const factorNeededMessages = {
  title: 'ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ ଚାଲୁ କରନ୍ତୁ',
  text: 'ଆପଣଙ୍କ ଭୂମିକାରେ ଅନ୍ୟମାନଙ୍କର ତଥ୍ୟ ଦେଖିହୁଏ ବା ବଦଳାଇହୁଏ। ତେଣୁ ଏଠାରେ ପାସୱାର୍ଡଠାରୁ ଅଧିକ ଦରକାର। ଦୁଇ ମିନିଟ୍ ଲାଗିବ।',
  signOut: 'ଲଗ୍ ଆଉଟ୍',
} as const;

const factorNames: Readonly<Record<string, string>> = {
  totp: 'ଅଥେଣ୍ଟିକେଟର୍ ଆପ୍',
  passkey: 'ପାସକି',
};

export const factorMails = {
  added: {
    subject: (productTitle: string) => `${productTitle}: ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ ଯୋଡ଼ାଗଲା`,
    text: (factor: string, hasPassword: boolean) =>
      [
        `ଆପଣଙ୍କ ଆକାଉଣ୍ଟର ଲଗ୍ ଇନ୍ ପାଇଁ ଏବେ ଏହା ଅଛି: ${factorNames[factor] ?? 'ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍'}। ଅନ୍ୟ ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଆଉଟ୍ କରାଗଲା।`,
        '',
        hasPassword ? tell : unasked,
      ].join('\n'),
  },
  removed: {
    subject: (productTitle: string) => `${productTitle}: ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ ହଟାଇ ଦିଆଗଲା`,
    text: (factor: string, hasPassword: boolean) =>
      (factor === 'all'
        ? [
            'ଆପଣଙ୍କ ଲଗ୍ ଇନ୍‌ର ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ ହଟାଯାଇଛି, ଓ ସବୁ ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଆଉଟ୍ କରାଗଲା।',
            '',
            ...(hasPassword ? ['ଏବେ ଖାଲି ପାସୱାର୍ଡରେ ଲଗ୍ ଇନ୍ ହେବ। ପ୍ରୋଫାଇଲ୍‌ର ସୁରକ୍ଷା ତଳେ ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍ ପୁଣି ଚାଲୁ କରିପାରିବେ।', ''] : []),
            unasked,
          ]
        : factor === 'passkeys'
          ? [...passkeysGone, '', hasPassword ? tell : unasked]
          : [
              `ଆପଣଙ୍କ ଆକାଉଣ୍ଟରୁ ଏହା ହଟାଇ ଦିଆଗଲା: ${factorNames[factor] ?? 'ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍'}। ଅନ୍ୟ ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଆଉଟ୍ କରାଗଲା।`,
              '',
              hasPassword ? tell : unasked,
            ]
      ).join('\n'),
  },
  renewed: {
    subject: (productTitle: string) => `${productTitle}: ନୂଆ ରିକଭରି କୋଡ୍`,
    text: (hasPassword: boolean) =>
      ['ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ପାଇଁ ନୂଆ ରିକଭରି କୋଡ୍ ତିଆରି ହେଲା। ପୁରୁଣା କୋଡ୍ ଆଉ କାମ କରିବ ନାହିଁ।', '', hasPassword ? tell : unasked].join('\n'),
  },
  used: {
    subject: (productTitle: string) => `${productTitle}: ଗୋଟିଏ ରିକଭରି କୋଡ୍ ବ୍ୟବହାର ହେଲା`,
    text: (left: number) =>
      [
        `କେହି ଜଣେ ଆପଣଙ୍କର ଗୋଟିଏ ରିକଭରି କୋଡ୍‌ରେ ଆପଣଙ୍କ ଆକାଉଣ୍ଟରେ ଲଗ୍ ଇନ୍ କଲେ। ${left}ଟି ବାକି ଅଛି।`,
        '',
        'ଏହା ଆପଣ ନିଜେ କରିଥିଲେ, ପ୍ରୋଫାଇଲ୍‌ର ସୁରକ୍ଷା ତଳେ ନୂଆ କୋଡ୍ ତିଆରି କରିପାରିବେ।',
        '',
        tell,
      ].join('\n'),
  },
  guessed: {
    subject: (productTitle: string) => `${productTitle}: କେହି ଜଣେ ଆପଣଙ୍କ ପାସୱାର୍ଡ ଜାଣନ୍ତି`,
    text: [
      'କେହି ଜଣେ ଆପଣଙ୍କ ପାସୱାର୍ଡ ଲେଖିଲେ, ତା’ପରେ ଦ୍ୱିତୀୟ ଷ୍ଟେପ୍‌ର କେତୋଟି ଭୁଲ୍ କୋଡ୍ ଲେଖିଲେ। ସେ ଭିତରକୁ ଆସିପାରିଲେ ନାହିଁ।',
      '',
      'ଆପଣ ନିଜେ କରି ନଥିଲେ, ଏବେ ନୂଆ ପାସୱାର୍ଡ ବାଛନ୍ତୁ। ସେହି ପାସୱାର୍ଡ ଅନ୍ୟ କେଉଁଠି ଥିଲେ, ସେଠାରେ ବି ବଦଳାନ୍ତୁ।',
    ].join('\n'),
  },
} as const;
