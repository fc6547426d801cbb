/** The privacy contact and where complaints go, on the page, in mails and in the report. */
export const contactMessages = {
  title: 'ଆପଣଙ୍କ ତଥ୍ୟ ବିଷୟରେ ପ୍ରଶ୍ନ',
  privacy: 'ଗୋପନୀୟତା ପାଇଁ ଯୋଗାଯୋଗ',
  privacyText: 'ଆପଣଙ୍କ ବିଷୟରେ ଆମେ କ’ଣ ରଖୁ ପଚାରନ୍ତୁ, ବା ଠିକ୍ କି ଡିଲିଟ୍ କରିବାକୁ କହନ୍ତୁ।',
  grievance: 'ଅଭିଯୋଗ',
  grievanceText: 'ଆପଣଙ୍କ ତଥ୍ୟ ବିଷୟରେ କିଛି ଭୁଲ୍ ଲାଗିଲେ, ତାଙ୍କୁ କହନ୍ତୁ। ସେ ଦେଖିବେ।',
  both: 'ଗୋପନୀୟତା ପାଇଁ ଯୋଗାଯୋଗ, ଓ ଅଭିଯୋଗ',
  none: 'ଗୋପନୀୟତା ପାଇଁ କାହା ସହ ଯୋଗାଯୋଗ କରିବେ, ସଂସ୍ଥା ଏଯାଏଁ ତାଙ୍କ ନାଁ ଦେଇନାହିଁ। ଜଣେ ୱେଲନେସ୍ ଆଡମିନ୍‌ଙ୍କୁ ପଚାରନ୍ତୁ।',
  inMail: {
    privacy: (ways: string) => `ଆପଣଙ୍କ ତଥ୍ୟ ବିଷୟରେ ପ୍ରଶ୍ନ: ${ways}`,
    grievance: (ways: string) => `ଅଭିଯୋଗ: ${ways}`,
  },
  inReport: {
    privacy: (ways: string) => `ଆପଣଙ୍କ ତଥ୍ୟ ବିଷୟରେ ପ୍ରଶ୍ନ: ${ways}`,
    grievance: (ways: string) => `ଅଭିଯୋଗ: ${ways}`,
  },
} as const;

/** The admin's place for what the organisation says of itself. */
export const organisationMessages = {
  title: 'ସଂସ୍ଥା',
  intro: 'ନାଁ, ଲୋକ ଓ ସେଟିଂ।',
  loading: 'ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ଏହା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  save: 'ସେଭ୍ କରନ୍ତୁ',
  saved: 'ସେଭ୍ ହୋଇଗଲା।',
  failed: 'ଏହା ସେଭ୍ ହୋଇପାରିଲା ନାହିଁ। ଆପଣଙ୍କ ଲେଖା ଏଠାରେ ଅଛି। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  ways: 'ଆଉ କ’ଣ ସେଟ୍ କରିବେ',
  name: {
    title: 'ନାଁ ଓ ଲୋଗୋ',
    text: 'ଦୁଇଟି ଯାକ ପ୍ରତି ପେଜ୍‌ରେ ଓ ଲୋକଙ୍କ ରିପୋର୍ଟରେ ଆପ୍‌ର ନାଁ ପାଖରେ ଦେଖାଯାଏ।',
    label: 'ସଂସ୍ଥାର ନାଁ',
  },
  logo: {
    title: 'ଲୋଗୋ',
    text: 'PNG, JPEG ବା WebP। ବଡ଼ ଛବି ଆପଣଙ୍କ ଡିଭାଇସ୍‌ରେ ହିଁ ଛୋଟ କରାଯାଏ।',
    choose: 'ଛବି ବାଛନ୍ତୁ',
    remove: 'ଲୋଗୋ ହଟାନ୍ତୁ',
    alt: (name: string) => (name === '' ? 'ଆପଣଙ୍କ ସଂସ୍ଥାର ଲୋଗୋ' : name),
    unreadable: 'ଏହି ଛବି ପଢ଼ିହେଲା ନାହିଁ। PNG, JPEG ବା WebP ବାଛନ୍ତୁ।',
    tooLarge: 'ଛୋଟ କରି ମଧ୍ୟ ଏହି ଛବି ବହୁତ ବଡ଼। ସରଳ ଛବିଟିଏ ବାଛନ୍ତୁ।',
    saved: 'ଲୋଗୋ ଲାଗିଗଲା। ଲୋକେ ପରବର୍ତ୍ତୀ ପେଜ୍ ଖୋଲିଲେ ଦେଖିବେ।',
    removed: 'ଲୋଗୋ ହଟିଗଲା।',
  },
  zone: {
    title: 'ଟାଇମ୍ ଜୋନ୍',
    text: 'ପରିସଂଖ୍ୟାନରେ ଓ ପୁରୁଣା ରେକର୍ଡ ଡିଲିଟ୍ ବେଳେ ନୂଆ ଦିନ କେବେ ଆରମ୍ଭ, ତାହା ଏଥିରୁ ଆସେ।',
    inForce: (zone: string) => `ଲାଗୁ ଅଛି: ${zone}`,
    now: (time: string) => `ସେଠାରେ ଏବେ ${time}।`,
    fixed:
      'ଆଗରୁ ରେକର୍ଡ ଅଛି, ତେଣୁ ଏଠାରେ ଏହା ବଦଳେ ନାହିଁ: ଦିନ ବଦଳିଲେ ସବୁ ସଂଖ୍ୟା ବଦଳିଯିବ। ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକ ORG_TIMEZONE ସେଟ୍ କରି ପୁଣି ଚାଲୁ କରିପାରିବେ।',
  },
  privacy: {
    title: 'ଗୋପନୀୟତା ପାଇଁ ଯୋଗାଯୋଗ',
    text: 'ଲୋକେ ରେଜିଷ୍ଟର୍ କରିବା ଆଗରୁ, ପ୍ରତି ଇମେଲ୍ ତଳେ ଓ ନିଜ ରିପୋର୍ଟରେ ଏହା ପଢ଼ନ୍ତି।',
    name: 'ନାଁ ବା ଅଫିସ୍',
    email: 'ଇମେଲ୍',
    phone: 'ଫୋନ୍',
    address: 'ଡାକ ଠିକଣା',
    grievance: 'ଅଭିଯୋଗ ଅନ୍ୟ କାହା ପାଖକୁ ଯିବ',
    grievanceTitle: 'ଅଭିଯୋଗ କେଉଁଠାକୁ ଯିବ',
  },
} as const;
