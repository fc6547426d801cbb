/** Mails about the safety of an account. They name no health matter. */
const notYou = (link: string) => [
  'ଏହା ଆପଣ କରି ନଥିଲେ, ଏବେ ନୂଆ ପାସୱାର୍ଡ ବାଛନ୍ତୁ। ତାହା କଲେ, ଆପଣଙ୍କ ଆକାଉଣ୍ଟରେ ଥିବା ଅନ୍ୟ କେହି ବି ଲଗ୍ ଆଉଟ୍ ହୋଇଯିବେ। ଏଠାରୁ ଆରମ୍ଭ କରନ୍ତୁ:',
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
        `${at}ରେ ଆପଣଙ୍କ ଆକାଉଣ୍ଟର ପାସୱାର୍ଡ ବଦଳିଛି। ଅନ୍ୟ ସବୁ ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଆଉଟ୍ କରାଗଲା।`,
        '',
        'ଏହା ଆପଣ ନିଜେ କରିଥିଲେ, କିଛି କରିବା ଦରକାର ନାହିଁ।',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  newDevice: {
    subject: (productTitle: string) => `${productTitle}: ନୂଆ ଡିଭାଇସ୍‌ରେ ଲଗ୍ ଇନ୍`,
    text: (at: string, device: string, link: string) =>
      [
        `${at}ରେ କେହି ଜଣେ ଆପଣଙ୍କ ଆକାଉଣ୍ଟରେ ଏମିତି ଡିଭାଇସ୍‌ରୁ ଲଗ୍ ଇନ୍ କଲେ, ଯାହା ଆଗରୁ ଏଠାରେ ବ୍ୟବହାର ହୋଇନଥିଲା: ${device}।`,
        '',
        'ଏହା ଆପଣ ନିଜେ କରିଥିଲେ, କିଛି କରିବା ଦରକାର ନାହିଁ।',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  afterFailures: {
    subject: (productTitle: string) => `${productTitle}: କେତୋଟି ଭୁଲ୍ ପାସୱାର୍ଡ ପରେ ଲଗ୍ ଇନ୍`,
    text: (at: string, device: string, link: string) =>
      [
        `କିଛି ଥର ଭୁଲ୍ ପାସୱାର୍ଡ ଲେଖାଯିବା ପରେ, ${at}ରେ ଆପଣଙ୍କ ଠିକ୍ ପାସୱାର୍ଡ ଲେଖାଗଲା। ଡିଭାଇସ୍: ${device}।`,
        '',
        'ଆପଣ ନିଜେ କିଛି ଥର ଚେଷ୍ଟା କରିଥିଲେ, କିଛି କରିବା ଦରକାର ନାହିଁ।',
        '',
        ...notYou(link),
      ].join('\n'),
  },
  device: (browser: string | null, system: string | null) => {
    if (browser && system) return `${system}ରେ ${browser}`;
    return browser ?? system ?? 'ଅଜଣା ଡିଭାଇସ୍';
  },
} as const;
