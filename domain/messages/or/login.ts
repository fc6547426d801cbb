/** The login screen: it comes before anything else, so it has a file of its own. */
export const loginMessages = {
  title: 'ଲଗ୍ ଇନ୍',
  intro: 'ନିଜ ଖବର ନେବା ପାଇଁ ଏକ ଶାନ୍ତ ସ୍ଥାନ।',
  introOf: (orgName: string) => `${orgName}ର ସମସ୍ତଙ୍କ ପାଇଁ ନିଜ ଖବର ନେବାର ଏକ ଶାନ୍ତ ସ୍ଥାନ।`,
  button: 'ଲଗ୍ ଇନ୍',
  signUpQuestion: 'ନୂଆ କି?',
  signUp: 'ରେଜିଷ୍ଟର୍ କରନ୍ତୁ',
  forgot: 'ପାସୱାର୍ଡ ମନେ ନାହିଁ?',
  failed: 'ଲଗ୍ ଇନ୍ ହେଲା ନାହିଁ',
  invalidResponse: 'ସର୍ଭରରୁ ଠିକ୍ ଉତ୍ତର ଆସିଲା ନାହିଁ',
  continueWith: (name: string) => `${name} ସହ ଆଗକୁ ବଢ଼ନ୍ତୁ`,
  emergency: 'ଜରୁରୀ ଲଗ୍ ଇନ୍',
  emergencyIntro: 'ସାଧାରଣ ବାଟ ବନ୍ଦ ଥିବା ଦିନ ପାଇଁ ପାସୱାର୍ଡ ରଖିଥିବା ଆଡମିନ୍‌ଙ୍କ ପାଇଁ।',
  promise: 'ଗୋପନୀୟତା ପାଇଁ ତିଆରି।',
  seeWho: 'କିଏ କ’ଣ ଦେଖିପାରିବେ',
  sessionEnded: 'ଆପଣଙ୍କ ତଥ୍ୟ ସୁରକ୍ଷିତ ରଖିବାକୁ ଲଗ୍ ଆଉଟ୍ କରାଗଲା। ପୁଣି ଲଗ୍ ଇନ୍ କଲେ ସେହି ଜାଗାକୁ ଫେରିବେ।',
  signedOut: 'ଲଗ୍ ଆଉଟ୍ ହୋଇଗଲା।',
} as const;
