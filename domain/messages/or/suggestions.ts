import { suggestionDays } from '../../suggestions.ts';

/** Suggesting a better sentence, where a language is still being reviewed. */
export const suggestionMessages = {
  action: 'ଆହୁରି ଭଲ ବାକ୍ୟ ଜଣାନ୍ତୁ',
  text: 'ଆପଣଙ୍କ ପ୍ରସ୍ତାବ, ତାହା କେଉଁ ପେଜ୍ ବିଷୟରେ ଓ ତାରିଖ ୱେଲନେସ୍ ଆଡମିନ୍ ଦେଖିବେ। କିଏ ପଠାଇଲେ, ତାହା ସେମାନେ ଦେଖିବେ ନାହିଁ। ଦୟାକରି କାହାରି ନାଁ କିମ୍ବା ନିଜ ବିଷୟରେ କିଛି ଲେଖନ୍ତୁ ନାହିଁ।',
  button: 'ପ୍ରସ୍ତାବ ପଠାନ୍ତୁ',
  sent: 'ଧନ୍ୟବାଦ। ଆପଣଙ୍କ ପ୍ରସ୍ତାବ ପଠାଗଲା।',
  failed: 'ଆପଣଙ୍କ ପ୍ରସ୍ତାବ ପଠାଯାଇପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
} as const;

/** The way there, on the screen 'Organisation'. */
export const suggestionPlace = { name: 'ଅନୁବାଦ ପାଇଁ ପ୍ରସ୍ତାବ', text: 'ଅନୁବାଦରେ ଲୋକେ କ’ଣ ବଦଳାଇବାକୁ ଚାହାନ୍ତି।' } as const;

/** Where admins read them. */
export const suggestionListMessages = {
  title: 'ଅନୁବାଦ ପାଇଁ ପ୍ରସ୍ତାବ',
  intro: `ଯେଉଁ ଅନୁବାଦ ଏବେ ପଢ଼ି ସୁଧାରାଯାଉଛି, ସେଥିରେ ଲୋକେ ଏହି ବଦଳ ଚାହାନ୍ତି। କିଏ ପଠାଇଲେ, ତାହା ଲେଖି ରଖାଯାଏ ନାହିଁ। ପ୍ରସ୍ତାବ ${suggestionDays} ଦିନ ପରେ ଡିଲିଟ୍ ହୋଇଯାଏ।`,
  loading: 'ପ୍ରସ୍ତାବ ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ପ୍ରସ୍ତାବ ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  none: 'ଏବେ କୌଣସି ପ୍ରସ୍ତାବ ନାହିଁ।',
  noneNextStep: 'ଯେଉଁ ଭାଷାର ଅନୁବାଦ ଏବେ ପଢ଼ି ସୁଧାରାଯାଉଛି, ସେଥିପାଇଁ ଲୋକେ ମେନୁକୁ ଯାଇ ଆହୁରି ଭଲ ବାକ୍ୟର ପ୍ରସ୍ତାବ ଦେଇପାରିବେ।',
  now: 'ଏବେ',
  better: 'ଆହୁରି ଭଲ',
  done: 'ହୋଇଗଲା',
  doneOf: (sentence: string) => `(${sentence})`,
  removed: 'ହୋଇଗଲା। ପ୍ରସ୍ତାବ ଡିଲିଟ୍ ହେଲା।',
  /** What the file holds, after the words of its button. */
  export: 'ପ୍ରସ୍ତାବ',
} as const;
