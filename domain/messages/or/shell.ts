export const shellMessages = {
  navigation: 'ମୁଖ୍ୟ',
  tabs: { home: 'ହୋମ୍', mytests: 'ମୋ ଟେଷ୍ଟ', mystats: 'ମୋ ଚାର୍ଟ', myhealth: 'ମୋ ସ୍ୱାସ୍ଥ୍ୟ' },
  admin: 'ଆଡମିନ୍',
  requests: 'ଅନୁରୋଧ',
  /** The name alone: with the greeting it would be cut off on a phone. */
  greeting: (firstName: string | undefined) => firstName || 'ନମସ୍କାର',
  someone: 'କର୍ମଚାରୀ',
  profile: 'ମୋ ପ୍ରୋଫାଇଲ୍',
  signOut: 'ଲଗ୍ ଆଉଟ୍',
  help: 'ଏବେ ସାହାଯ୍ୟ',
  appearance: 'ରଙ୍ଗ',
  appearances: { system: 'ଡିଭାଇସ୍ ଭଳି', light: 'ଉଜ୍ଜ୍ୱଳ', dark: 'ଗାଢ଼' },
  checkingAccount: 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଯାଞ୍ଚ ହେଉଛି...',
  accountNotChecked: 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଯାଞ୍ଚ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  notFoundTitle: 'ପେଜ୍ ମିଳିଲା ନାହିଁ',
  notFound: 'ଏହି ପେଜ୍ ମିଳୁନାହିଁ। ଲିଙ୍କ୍ ଭୁଲ୍ ଥାଇପାରେ, କିମ୍ବା ପେଜ୍ ଅନ୍ୟ ଜାଗାକୁ ଯାଇଥାଇପାରେ।',
  toStart: 'ପ୍ରଥମ ପେଜ୍‌କୁ ଯାଆନ୍ତୁ',
} as const;

/** The second bar: the admin's places. */
export const adminPlaceMessages = {
  navigation: 'ଆଡମିନ୍ ପେଜ୍',
  overview: 'ସାରାଂଶ',
  statistics: 'ପରିସଂଖ୍ୟାନ',
  employees: 'କର୍ମଚାରୀ',
  people: 'ଲୋକ',
  lines: 'ହେଲ୍ପଲାଇନ୍',
  boardReport: 'ରିପୋର୍ଟ',
  organisation: 'ସଂସ୍ଥା',
} as const;

/** Places of admins that are reached from the screen 'Organisation'. */
export const organisationPlaceMessages = {
  setup: { name: 'ପ୍ରଥମ କାମ', text: 'ନୂଆ ସଂସ୍ଥାକୁ କ’ଣ ଦରକାର, ଓ ଆଉ କ’ଣ ବାକି ଅଛି।' },
  registration: { name: 'ରେଜିଷ୍ଟ୍ରେସନ୍', text: 'କିଏ ରେଜିଷ୍ଟର୍ କରିପାରିବେ, ଓ ଇମେଲ୍ ଠିକଣା ଯାଞ୍ଚ ହେବ କି ନାହିଁ।' },
  staffList: { name: 'କର୍ମଚାରୀ ତାଲିକା', text: 'କର୍ମଚାରୀ ତାଲିକା ଆଣନ୍ତୁ, ନିମନ୍ତ୍ରଣ ପଠାନ୍ତୁ, ଓ କିଏ ରେଜିଷ୍ଟର୍ କଲେଣି ଦେଖନ୍ତୁ।' },
  posts: { name: 'ପୋଷ୍ଟ', text: 'ଆପଣ କ’ଣ ଶୁଣିଲେ ଓ କ’ଣ କଲେ, ଏବଂ ଘୋଷଣା।' },
  lists: { name: 'ତାଲିକା', text: 'ଥିମ୍, ପଦବୀ, ରାଜ୍ୟ ଓ ସହର, ଯେଉଁଥିରୁ ଲୋକେ ବାଛନ୍ତି।' },
  guide: { name: 'ଆଡମିନ୍‌ଙ୍କ ପାଇଁ ଗାଇଡ୍', text: 'ଦୁଇ ପୃଷ୍ଠା: କେମିତି ଆରମ୍ଭ କରିବେ, ଓ ଲୋକଙ୍କ ଭରସା କେମିତି ରଖିବେ।' },
} as const;
