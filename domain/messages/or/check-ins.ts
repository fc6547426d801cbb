import { checkInDays } from '../../reminders/check-in.ts';
import { numberInWords } from './numbers.ts';

const weeks = numberInWords(checkInDays / 7);

export const checkInMessages = {
  title: 'କେମିତି ଅଛନ୍ତି, ପୁଣି ଦେଖନ୍ତୁ',
  text: `ଟେଷ୍ଟ କରିବାର ${weeks} ସପ୍ତାହ ପରେ ଆମେ ମନେ ପକାଇପାରିବୁ। କେବଳ ଆପଣ ଚାହିଁଲେ, ଓ ପ୍ରତି ଥର ଥରେ ମାତ୍ର। ଆପଣଙ୍କ ନୀରବ ସମୟ ଏଠାରେ ବି ଲାଗୁ ହୁଏ।`,
  in_bar: 'ପେଜ୍‌ର ଉପରେ',
  by_push: 'ମୋ ଡିଭାଇସ୍‌ରେ ନୋଟିଫିକେସନ୍ ଭାବେ',
  by_mail: 'ଇମେଲ୍‌ରେ',
  mailNote: 'ଇମେଲ୍‌ରେ କେବଳ ଥାଏ ଯେ ଆପଣ ମନେ ପକାଇବାକୁ କହିଥିଲେ। କୌଣସି ଟେଷ୍ଟର ନାଁ ନଥାଏ।',
  pushNote: 'ଯେଉଁ ଡିଭାଇସ୍‌ରେ ଆପଣ ନୋଟିଫିକେସନ୍ ଚାଲୁ କରିଛନ୍ତି, କେବଳ ସେଠାରେ ଆସିବ।',
  failed: 'ଏହା ସେଭ୍ ହୋଇପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  loadFailed: 'ଏହା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  bar: {
    text: `${weeks} ସପ୍ତାହ ହେଲାଣି। ଏବେ କେମିତି ଅଛନ୍ତି?`,
    close: 'ଏବେ ନୁହେଁ',
    label: 'ଆପଣଙ୍କ ରିମାଇଣ୍ଡର୍',
  },
  push: (productTitle: string) => ({ title: productTitle, body: 'ଆପଣ ମନେ ପକାଇବାକୁ କହିଥିଲେ।' }),
  mail: {
    subject: (productTitle: string) => `${productTitle}: ଆପଣଙ୍କ ରିମାଇଣ୍ଡର୍`,
    text: (link: string) =>
      ['ଆପଣ ମନେ ପକାଇବାକୁ କହିଥିଲେ।', '', link, '', 'ଏହି ଇମେଲ୍ ଆପଣଙ୍କ ପ୍ରୋଫାଇଲ୍‌ରେ, ରିମାଇଣ୍ଡର୍ ତଳେ ବନ୍ଦ କରିପାରିବେ।'].join('\n'),
  },
} as const;
