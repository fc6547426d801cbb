/** Mails about the safety of an account. They name no health matter. */
const notYou = (link: string) => [
  'ଆପଣ ନିଜେ କରି ନଥିଲେ, ଏବେ ନୂଆ ପାସୱାର୍ଡ ବାଛନ୍ତୁ। ଏଥିରେ ଅନ୍ୟ ସମସ୍ତେ ବି ଲଗ୍ ଆଉଟ୍ ହେବେ। ଏଠାରୁ ଆରମ୍ଭ କରନ୍ତୁ:',
  '',
  link,
  '',
  'ନିଶ୍ଚିତ ନଥିଲେ, ଜଣେ ୱେଲନେସ୍ ଆଡମିନ୍‌ଙ୍କୁ ପଚାରନ୍ତୁ। ଏଠାରେ କେହି କେବେ ଆପଣଙ୍କ ପାସୱାର୍ଡ ମାଗିବେ ନାହିଁ।',
];

export const safetyMails = {
  changed: {
    subject: (productTitle: string) => `${productTitle}: ଆପଣଙ୍କ ପାସୱାର୍ଡ ବଦଳିଛି`,
    text: (at: string, link: string) =>
      [
        `${at}ରେ ଆପଣଙ୍କ ଆକାଉଣ୍ଟର ପାସୱାର୍ଡ ବଦଳିଛି। ଅନ୍ୟ ସବୁ ଡିଭାଇସରୁ ଲଗ୍ ଆଉଟ୍ କରାଗଲା।`,
        '',
        'ସେ ଆପଣ ହୋଇଥିଲେ, କିଛି କରିବାର ନାହିଁ।',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  newDevice: {
    subject: (productTitle: string) => `${productTitle}: ନୂଆ ଡିଭାଇସରେ ଲଗ୍ ଇନ୍`,
    text: (at: string, device: string, link: string) =>
      [
        `${at}ରେ କେହି ଆପଣଙ୍କ ଆକାଉଣ୍ଟରେ ଏମିତି ଡିଭାଇସରୁ ଲଗ୍ ଇନ୍ କଲେ, ଯାହା ଆଗରୁ ଏଠାରେ ବ୍ୟବହାର ହୋଇନଥିଲା: ${device}।`,
        '',
        'ସେ ଆପଣ ହୋଇଥିଲେ, କିଛି କରିବାର ନାହିଁ।',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  afterFailures: {
    subject: (productTitle: string) => `${productTitle}: କେତୋଟି ଭୁଲ୍ ପାସୱାର୍ଡ ପରେ ଲଗ୍ ଇନ୍`,
    text: (at: string, device: string, link: string) =>
      [
        `କେତେ ଥର ଭୁଲ୍ ହେବା ପରେ ${at}ରେ ଆପଣଙ୍କ ପାସୱାର୍ଡ ଦିଆଗଲା। ଡିଭାଇସ୍: ${device}।`,
        '',
        'ଆପଣ ନିଜେ କେତେ ଥର ଚେଷ୍ଟା କରିଥିଲେ, କିଛି କରିବାର ନାହିଁ।',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  device: (browser: string | null, system: string | null) => {
    if (browser && system) return `${system}ରେ ${browser}`;
    return browser ?? system ?? 'ଅଜଣା ଡିଭାଇସ୍';
  },
} as const;
