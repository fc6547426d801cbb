/** Signing in through the organisation's own sign-in. `name` is what the operator calls it. */
export const singleSignOnMessages = {
  title: 'ଲଗ୍ ଇନ୍',
  starting: (name: string) => `${name} ଖୋଲୁଛି...`,
  finishing: 'ଲଗ୍ ଇନ୍ ହେଉଛି...',
  failed: 'ଲଗ୍ ଇନ୍ ହୋଇପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  back: 'ଲଗ୍ ଇନ୍‌କୁ ଫେରନ୍ତୁ',
  linked: 'ଆପଣଙ୍କ କାମର ଆକାଉଣ୍ଟ ଯୋଡ଼ି ହୋଇଗଲା। ଏବେଠାରୁ ସେଥିରେ ଲଗ୍ ଇନ୍ କରିପାରିବେ।',
  toProfile: 'ମୋ ପ୍ରୋଫାଇଲ୍‌କୁ ଯାଆନ୍ତୁ',
  confirmed: 'ଧନ୍ୟବାଦ, ଯାଞ୍ଚ ହୋଇଗଲା। ଏହି ୱିଣ୍ଡୋ ବନ୍ଦ କରି, ଯେଉଁଠି ଥିଲେ ସେଠାରୁ ଆଗକୁ ବଢ଼ନ୍ତୁ।',
  newcomerTitle: 'ସ୍ୱାଗତ',
  newcomer: (email: string) => `${email} ଭାବେ ଲଗ୍ ଇନ୍ ହୋଇଛି। ଅଳ୍ପ କିଛି ଲେଖିବା ବାକି ଅଛି।`,
  nameHint: 'ସଂସ୍ଥା ପାଖରେ ଥିବା ଭଳି। ଆପଣ ବଦଳାଇପାରିବେ।',
  register: 'ରେଜିଷ୍ଟର୍ କରନ୍ତୁ',
} as const;

/** Where passwords are turned off. */
export const closedHereMessages = {
  text: (name: string) => `ଏଠାରେ ପାସୱାର୍ଡ ନାହିଁ। ${name}ରେ ଲଗ୍ ଇନ୍ କଲେ ହେଲା।`,
} as const;

/** The card in the profile. */
export const connectionMessages = {
  title: 'ଆପଣଙ୍କ କାମର ଆକାଉଣ୍ଟ',
  linked: (name: string, day: string) => `${day}ଠାରୁ ${name} ସହ ଯୋଡ଼ା ଅଛି।`,
  linkedAlone: (name: string) => `ଆପଣ ${name}ରେ ଲଗ୍ ଇନ୍ କରନ୍ତି। ଏଠାରେ କୌଣସି ପାସୱାର୍ଡ ମନେ ରଖିବାର ନାହିଁ।`,
  offer: (name: string) => `ଏହି ଆକାଉଣ୍ଟକୁ ${name} ସହ ଯୋଡ଼ିଲେ, ଅଲଗା ପାସୱାର୍ଡ ବିନା ଲଗ୍ ଇନ୍ କରିପାରିବେ।`,
  connect: (name: string) => `${name} ସହ ଯୋଡ଼ନ୍ତୁ`,
  disconnect: 'ଅଲଗା କରନ୍ତୁ',
  disconnected: 'ଆପଣଙ୍କ କାମର ଆକାଉଣ୍ଟ ଆଉ ଯୋଡ଼ା ନାହିଁ। ପାସୱାର୍ଡରେ ଲଗ୍ ଇନ୍ କରନ୍ତୁ।',
  passwordHint: 'ଆପଣଙ୍କ ସ୍କ୍ରିନ୍‌ରେ ଅନ୍ୟ କେହି ଏହା ନକରନ୍ତୁ, ସେଥିପାଇଁ ପାସୱାର୍ଡ ମାଗୁଛୁ।',
  failed: 'ଏହା ବଦଳିପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  loadFailed: 'ଏହା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
} as const;

/** In place of the question for the password. */
export const confirmAtProviderMessages = {
  title: (name: string) => `ଆଉ ଥରେ ${name}ରେ ଲଗ୍ ଇନ୍ କରନ୍ତୁ`,
  text: 'ଏହି କାମ ଆପଣ ହିଁ କରୁଛନ୍ତି ବୋଲି ଯାଞ୍ଚ ଦରକାର। ନୂଆ ୱିଣ୍ଡୋ ଖୋଲିବ। ତା’ପରେ ଏଠାକୁ ଫେରନ୍ତୁ।',
  button: (name: string) => `${name} ଖୋଲନ୍ତୁ`,
  waiting: 'ସେଠାରେ ଆପଣଙ୍କ ଲଗ୍ ଇନ୍‌କୁ ଅପେକ୍ଷା କରୁଛୁ। ଏଠାରେ ଯାହା ଲେଖିଛନ୍ତି, ତାହା ରହିବ।',
  failed: 'ଏହା ଖୋଲିହେଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
} as const;

export const singleSignOnMails = {
  matched: {
    subject: (productTitle: string) => `${productTitle}: ଏବେ କାମର ଆକାଉଣ୍ଟରେ ଲଗ୍ ଇନ୍`,
    text: (name: string) =>
      [
        `କେହି ଜଣେ ${name} ଓ ଆପଣଙ୍କ ଆକାଉଣ୍ଟର ଇମେଲ୍‌ରେ ଲଗ୍ ଇନ୍ କଲେ। ଇମେଲ୍‌ଟି ଦୁଇ ପଟେ ଯାଞ୍ଚ ହୋଇଛି।`,
        '',
        'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଏବେ ତା’ ସହ ଯୋଡ଼ା ଅଛି। ପୁରୁଣା ପାସୱାର୍ଡ ଆଉ କାମ କରିବ ନାହିଁ, ଓ ଅନ୍ୟ ସବୁ ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଆଉଟ୍ କରାଗଲା।',
        '',
        'ଆପଣ ନିଜେ କରି ନଥିଲେ, ଏବେ ଆପଣଙ୍କ ସଂସ୍ଥାକୁ ଜଣାନ୍ତୁ।',
      ].join('\n'),
  },
  linked: {
    subject: (productTitle: string) => `${productTitle}: କାମର ଆକାଉଣ୍ଟ ଯୋଡ଼ାଗଲା`,
    text: (name: string) =>
      [
        `ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ${name} ସହ ଯୋଡ଼ାଗଲା। ଏବେ ସେଥିରେ ବି ଲଗ୍ ଇନ୍ କରିପାରିବେ।`,
        '',
        'ଆପଣ ନିଜେ କରି ନଥିଲେ, ଲଗ୍ ଇନ୍ କରି ‘ମୋ ପ୍ରୋଫାଇଲ୍’ରେ ତାହା ଅଲଗା କରନ୍ତୁ, ଓ ପାସୱାର୍ଡ ବଦଳାନ୍ତୁ।',
      ].join('\n'),
  },
  unlinked: {
    subject: (productTitle: string) => `${productTitle}: କାମର ଆକାଉଣ୍ଟ ଅଲଗା ହେଲା`,
    text: [
      'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଆଉ କାମର ଆକାଉଣ୍ଟ ସହ ଯୋଡ଼ା ନାହିଁ। ଆପଣ ପାସୱାର୍ଡରେ ଲଗ୍ ଇନ୍ କରିବେ।',
      '',
      'ଆପଣ ନିଜେ କରି ନଥିଲେ, ପାସୱାର୍ଡ ବଦଳାନ୍ତୁ, ଓ ‘ମୋ ପ୍ରୋଫାଇଲ୍’ରେ ପୁଣି ଯୋଡ଼ନ୍ତୁ।',
    ].join('\n'),
  },
  breakGlass: {
    subject: (productTitle: string) => `${productTitle}: ଜରୁରୀ ଲଗ୍ ଇନ୍ ବ୍ୟବହାର ହେଲା`,
    text: [
      'ପାସୱାର୍ଡ ବନ୍ଦ ଥିଲେ ବି ଜଣେ ଆଡମିନ୍ ପାସୱାର୍ଡରେ ଲଗ୍ ଇନ୍ କରିଛନ୍ତି। ଏହା ‘ସଦ୍ୟ କାମ’ ତାଲିକାରେ ଅଛି।',
      '',
      'କାହିଁକି ଜାଣିନଥିଲେ, ତାଙ୍କୁ ବା ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକଙ୍କୁ ପଚାରନ୍ତୁ।',
    ].join('\n'),
  },
} as const;
