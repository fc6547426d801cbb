import { inList } from './lists.ts';
import { formatCount } from './numbers.ts';
import type { MoodWord } from '../../moods.ts';
import { drafted } from '../draft.ts';

export const moodNames = drafted<Record<MoodWord, string>>({
  happy: 'ଖୁସି',
  calm: 'ଶାନ୍ତ',
  neutral: 'ସାଧାରଣ',
  sad: 'ଦୁଃଖ',
  angry: 'ରାଗ',
});

export const moodMessages = {
  title: 'ଆପଣଙ୍କ ମୁଡ୍ ଦାଖଲ କରନ୍ତୁ',
  short: 'ମୁଡ୍',
  about: 'ଦିନକୁ ଥରେ ଲେଖିଲେ ମୁଡ୍ କେମିତି ବଦଳୁଛି ଜଣାପଡ଼େ।',
  legend: 'ଏବେ ଆପଣଙ୍କ ମୁଡ୍',
  submit: 'ମୁଡ୍ ଦାଖଲ କରନ୍ତୁ',
  submitted: 'ମୁଡ୍ ଦାଖଲ ହେଲା',
  submitFailed: 'ମୁଡ୍ ଦାଖଲ କରିବାରେ କିଛି ଅସୁବିଧା ହେଲା।',
  thanks: 'ଧନ୍ୟବାଦ। ସେଭ୍ ହୋଇଗଲା।',
  waits: 'ଇଣ୍ଟରନେଟ୍ ଆସିଲେ ଆପଣଙ୍କ ମୁଡ୍ ସେଭ୍ ହେବ।',
  savedLate: 'ଇଣ୍ଟରନେଟ୍ ଆସିଗଲା, ଆପଣଙ୍କ ମୁଡ୍ ସେଭ୍ ହୋଇଗଲା।',
  toStats: 'ସମୟ ସହ ମୁଡ୍ କେମିତି ବଦଳିଛି ଦେଖନ୍ତୁ',
  another: 'ଆଉ ଗୋଟିଏ ମୁଡ୍ ସେଭ୍ କରନ୍ତୁ',
  remove: 'ଏହି ମୁଡ୍ ହଟାନ୍ତୁ',
  removeFailed: 'ମୁଡ୍ ହଟାଇହେଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  removed: 'ମୁଡ୍ ହଟାଇ ଦିଆଗଲା।',
  week: {
    title: 'ଆପଣଙ୍କ ଗତ ସାତ ଦିନ',
    offline: 'ଇଣ୍ଟରନେଟ୍ ନଥିଲେ ଆମେ ଆପଣଙ୍କ ସପ୍ତାହ ଦେଖାଇପାରିବୁ ନାହିଁ।',
    today: 'ଆଜି',
    weekdays: ['ରବି', 'ସୋମ', 'ମଙ୍ଗଳ', 'ବୁଧ', 'ଗୁରୁ', 'ଶୁକ୍ର', 'ଶନି'],
    day: (day: string, moods: readonly string[]) => `${day}: ${moods.length === 0 ? 'କୌଣସି ମୁଡ୍ ନାହିଁ' : inList(moods)}`,
    more: (count: number) => `+${formatCount(count)}`,
    inDetail: 'ଏହି ଦିନଗୁଡ଼ିକର ଟ୍ୟାଗ୍ ଓ ନୋଟ୍',
  },
  home: {
    title: 'ଆଜି କେମିତି ଅଛନ୍ତି?',
    add: 'ଟ୍ୟାଗ୍ ବା ନୋଟ୍ ଯୋଡ଼ନ୍ତୁ',
    last: 'ଶେଷ ମୁଡ୍:',
    today: (time: string) => `ଆଜି ${time}`,
    yesterday: (time: string) => `ଗତକାଲି ${time}`,
  },
} as const;
