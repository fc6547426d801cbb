/** What this device keeps for its person, and what waits on it. */
export const deviceMessages = {
  title: 'ଏହି ଡିଭାଇସ୍‌ରେ',
  keep: 'ଇଣ୍ଟରନେଟ୍ ନଥିଲେ ବି ମୋ ରେକର୍ଡ ଦେଖାନ୍ତୁ',
  keepHint: 'ହୋମ୍, ‘ମୋ ଚାର୍ଟ’ ଓ ସୁରକ୍ଷା ଯୋଜନା ଇଣ୍ଟରନେଟ୍ ବିନା ବି ଖୋଲେ। ଲଗ୍ ଆଉଟ୍ କଲେ ଏସବୁ ଏହି ଡିଭାଇସ୍‌ରୁ ହଟିଯାଏ।',
  shared: 'ଏହି ଡିଭାଇସ୍ ଅନ୍ୟମାନେ ବି ବ୍ୟବହାର କରନ୍ତି, ତେଣୁ ଏଠାରେ କିଛି ରଖାଯାଏ ନାହିଁ।',
  plainHttp: 'ଏହି ପେଜ୍ ଏନକ୍ରିପ୍ଟ ହୋଇନାହିଁ, ତେଣୁ ଏଠାରେ କିଛି ରଖାଯାଏ ନାହିଁ।',
  waits: 'ପଠାଇବା ବାକି',
  mood: (mood: string) => `ମୁଡ୍: ${mood}`,
  test: (type: string) => `${type} ଉତ୍ତର`,
  context: 'ମୁଡ୍‌ର ଟ୍ୟାଗ୍ ଓ ନୋଟ୍',
  discard: 'ହଟାନ୍ତୁ',
  discardTitle: (what: string) => `‘${what}’ ହଟାଇବେ?`,
  discardText: 'ଏହା ଏଯାଏଁ ପଠାଯାଇନାହିଁ, ଓ ଆଉ ଫେରିବ ନାହିଁ।',
  sendAnyway: 'ଆଜିର ସେଟିଂ ଅନୁସାରେ ପଠାନ୍ତୁ',
  sendAsNow: 'ଏବେର ସମୟ ସହ ପଠାନ୍ତୁ',
  sendAgain: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
} as const;
