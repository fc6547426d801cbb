import { formatCount } from './numbers.ts';

/** How a person learns that someone opened their record. */
export const accessNoticeMessages = {
  title: 'କେହି ମୋ ରେକର୍ଡ ଖୋଲିଲେ ମୋତେ ଜଣାନ୍ତୁ',
  intro: 'କିଏ ଖୋଲିଲେ, ତାହା ଉପର ତାଲିକାରେ ସବୁବେଳେ ଥାଏ। ଆଉ କେମିତି ଜାଣିବାକୁ ଚାହାନ୍ତି ବାଛନ୍ତୁ।',
  onPage: 'ପେଜ୍‌ର ଉପରେ ଗୋଟିଏ ଧାଡ଼ି',
  byMail: 'ଇମେଲ୍, ଦିନକୁ ଗୋଟିଏରୁ ବେଶି ନୁହେଁ',
  byMailHint: 'ଇମେଲ୍‌ରେ କାହାର ନାଁ ବା ଆପଣଙ୍କ ସ୍ୱାସ୍ଥ୍ୟ କଥା ନଥାଏ।',
  loading: 'ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ଏହା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  news: 'ଆପଣଙ୍କ ରେକର୍ଡ ବିଷୟରେ ନୂଆ କଥା',
  opened: (count: number) =>
    count === 1 ? 'କେହି ଜଣେ ଆପଣଙ୍କ ରେକର୍ଡ ଖୋଲିଛନ୍ତି।' : `ଆପଣଙ୍କ ରେକର୍ଡ ${formatCount(count)} ଥର ଖୋଲାଯାଇଛି।`,
} as const;

/** A plain letter: it names no one and no health matter. */
export const accessMail = {
  subject: (productTitle: string) => `${productTitle}: କେହି ଜଣେ ଆପଣଙ୍କ ରେକର୍ଡ ଖୋଲିଛନ୍ତି`,
  text: (link: string) =>
    [
      'କେହି ଜଣେ ଆପଣଙ୍କ ରେକର୍ଡ ଖୋଲିଛନ୍ତି। କିଏ ଓ କେବେ, ଏଠାରେ ଦେଖିପାରିବେ:',
      '',
      link,
      '',
      'ଆପଣ ଏହି ଇମେଲ୍ ଚାହିଁଥିଲେ। ସେହି ଜାଗାରେ ଏହାକୁ ବନ୍ଦ କରିପାରିବେ। ଦିନକୁ ଗୋଟିଏରୁ ବେଶି ପଠାଉ ନାହିଁ।',
    ].join('\n'),
} as const;
