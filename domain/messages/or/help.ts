export const helpMessages = {
  button: 'ଏବେ ସାହାଯ୍ୟ',
  title: 'ଏବେ ସାହାଯ୍ୟ',
  intro: 'ଏବେ ହିଁ କାହା ସହ କଥା ହୋଇପାରିବେ। ଖାଲି କଥା ହେବା ପାଇଁ ଫୋନ୍ କଲେ ବି ଚଳିବ।',
  call: (number: string) => `${number}କୁ ଫୋନ୍ କରନ୍ତୁ`,
  abroadTitle: 'ଭାରତ ବାହାରେ',
  abroad: 'findahelpline.com ରେ ଆପଣଙ୍କ ଦେଶର ହେଲ୍ପଲାଇନ୍ ଖୋଜନ୍ତୁ',
  someone: 'ଫୋନ୍ କଲାବେଳେ ଭରସାର କାହାକୁ ପାଖରେ ରହିବାକୁ ବି କହିପାରିବେ।',
  ways: 'ଆଉ କ’ଣ ସାହାଯ୍ୟ କରିପାରେ',
  plan: 'ମୋ ସୁରକ୍ଷା ଯୋଜନା',
  breathe: 'ଶ୍ୱାସ ବ୍ୟାୟାମ',
  more: 'ଅଧିକ ସାହାଯ୍ୟ',
  nobodyKnows: 'ଆପଣ ଏହା ଦେଖିଲେ ବୋଲି କାମ ଜାଗାରେ କାହାକୁ କୁହାଯାଏ ନାହିଁ।',
  /** What the helplines say that are there from the start. */
  lineTexts: {
    emergency: 'ଜରୁରୀ ସାହାଯ୍ୟ',
    government: 'ମାନସିକ ସ୍ୱାସ୍ଥ୍ୟ ପାଇଁ ସରକାରଙ୍କ ମାଗଣା ହେଲ୍ପଲାଇନ୍, ଯେକୌଣସି ସମୟରେ, 20ଟି ଭାଷାରେ',
    danger: 'ଆପଣଙ୍କର ବା ଅନ୍ୟ କାହାର ଏବେ ବିପଦ ଥିଲେ',
    anyHour: 'ଯେକୌଣସି ସମୟରେ',
    languages: '20ଟି ଭାଷା',
  },
} as const;
