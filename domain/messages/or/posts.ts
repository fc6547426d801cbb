import type { PostKind, PostState } from '../../posts.ts';
import { drafted } from '../draft.ts';

/** What changed because of people, and announcements: on the home page and on a page of its own. */
export const postMessages = {
  title: 'ଖବର',
  intro: 'ଆପଣଙ୍କ ଯୋଗୁଁ କ’ଣ ବଦଳିଲା, ଓ ଅନ୍ୟ ଖବର।',
  all: 'ସବୁ ଖବର ଦେଖନ୍ତୁ',
  now: 'ଏବେ',
  earlier: 'ପୁରୁଣା',
  heard: 'ଆମେ କ’ଣ ଶୁଣିଲୁ',
  done: 'ଆମେ କ’ଣ କଲୁ',
  kinds: drafted<Record<PostKind, string>>({ change: 'ଆପଣଙ୍କ ଯୋଗୁଁ', announcement: 'ଘୋଷଣା' }),
  link: 'ଅଧିକ ଜାଣନ୍ତୁ',
  linkAbout: (title: string, opens: string) => `${title} ବିଷୟରେ ଅଧିକ ଜାଣନ୍ତୁ (${opens})`,
  loading: 'ଖବର ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ଖବର ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  none: 'ଏଯାଏଁ କିଛି ନାହିଁ।',
  noneNextStep: 'ଲୋକଙ୍କ କଥାରେ କିଛି ବଦଳିଲେ, ଏଠାରେ ପଢ଼ିବେ।',
} as const;

/** Where admins write them. */
export const postAdminMessages = {
  title: 'ପୋଷ୍ଟ',
  intro: 'ଲଗ୍ ଇନ୍ କରୁଥିବା ସମସ୍ତେ ପଢ଼ିପାରିବେ। ସବୁଠୁ ନୂଆ ତିନିଟି ହୋମ୍ ପେଜ୍‌ରେ ଅଛି।',
  add: 'ପୋଷ୍ଟ ଲେଖନ୍ତୁ',
  addTitle: 'ପୋଷ୍ଟ ଲେଖନ୍ତୁ',
  change: 'ବଦଳାନ୍ତୁ',
  changeTitle: (title: string) => `‘${title}’ ବଦଳାନ୍ତୁ`,
  remove: 'ହଟାନ୍ତୁ',
  actionsOf: (title: string) => `${title} ପାଇଁ କାମ`,
  kind: 'ଏହା କ’ଣ?',
  kinds: drafted<Record<PostKind, string>>({ change: 'କିଛି ବଦଳିଲା', announcement: 'ଘୋଷଣା' }),
  states: drafted<Record<PostState, string>>({ draft: 'ଡ୍ରାଫ୍ଟ', planned: 'ପରେ ଆସିବ', shown: 'ହୋମ୍ ପେଜ୍‌ରେ', ended: 'ସରିଗଲା' }),
  fields: {
    title: 'ଶୀର୍ଷକ',
    heard: 'ଆମେ କ’ଣ ଶୁଣିଲୁ',
    done: 'ଆମେ କ’ଣ କଲୁ',
    text: 'ଲେଖା',
    link: 'ଲିଙ୍କ୍',
    day: 'ତାରିଖ',
    from: 'କେବେଠାରୁ ଦେଖାଯିବ',
    until: 'କେବେ ଯାଏଁ ଦେଖାଯିବ',
  },
  hints: {
    heard: 'ନିଜ ଭାଷାରେ ଲେଖନ୍ତୁ। ଯାହାଙ୍କୁ ଚିହ୍ନିହେବ, ତାଙ୍କ କଥା ହୁବହୁ ଲେଖନ୍ତୁ ନାହିଁ।',
    text: 'ସାଧାରଣ ଲେଖା। ଖାଲି ଧାଡ଼ି ଛାଡ଼ିଲେ ନୂଆ ପାରାଗ୍ରାଫ୍ ହେବ।',
    link: 'https:// ରୁ ଆରମ୍ଭ ହୁଏ।',
    day: 'କେବେ ହେଲା ବା କୁହାଗଲା।',
    from: 'ଡ୍ରାଫ୍ଟ ରଖିବାକୁ ଏହାକୁ ଖାଲି କରନ୍ତୁ। ଦିନ ସଂସ୍ଥାର ଟାଇମ୍ ଜୋନ୍ ଅନୁସାରେ।',
    until: 'ଶେଷ ଦିନ। ଖାଲି ଛାଡ଼ିଲେ ରହିବ।',
  },
  preview: 'କେମିତି ଦେଖାଯିବ',
  save: 'ସେଭ୍ କରନ୍ତୁ',
  publish: 'ପ୍ରକାଶ କରନ୍ତୁ',
  saved: (title: string) => `ସେଭ୍ ହେଲା: ${title}।`,
  removed: (title: string) => `ହଟାଇ ଦିଆଗଲା: ${title}।`,
  confirm: {
    title: (title: string) => `‘${title}’ ହଟାଇବେ?`,
    text: 'ଏଣିକି ଏହି ପୋଷ୍ଟ କେହି ଦେଖିବେ ନାହିଁ।',
    button: 'ହଟାନ୍ତୁ',
  },
  loading: 'ପୋଷ୍ଟ ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ପୋଷ୍ଟ ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  none: 'ଏଯାଏଁ କୌଣସି ପୋଷ୍ଟ ନାହିଁ।',
  noneNextStep: 'କହିଲେ କିଛି ହୁଏ ବୋଲି ଦେଖିଲେ, ଲୋକେ ମନ ଖୋଲି ଉତ୍ତର ଦିଅନ୍ତି।',
} as const;
