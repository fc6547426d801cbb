import { adminRequestHours } from '../../admin-requests.ts';
import type { WatchedAct } from '../../watched-acts.ts';
import { announcedDays } from '../../visibility/coming-policy.ts';
import { formatCount, numberInWords } from './numbers.ts';

const times = (count: number) => (count === 1 ? '' : `, ${numberInWords(count)} ଥର`);

/** What the other admins are mailed. It names no one: the list of actions does. */
export const watchedActsMail = {
  subject: (productTitle: string) => `${productTitle}: ଜଣେ ଆଡମିନ୍ କିଛି ବଦଳାଇଛନ୍ତି, ଯାହା ଆପଣ ଜାଣିବା ଦରକାର`,
  text: (acts: readonly string[], link: string) =>
    [
      'ଗତ କିଛି ମିନିଟ୍‌ରେ ଆଡମିନ୍ ଅଧିକାରରେ ଏହା କରାଗଲା:',
      '',
      ...acts.flatMap((act) => [`- ${act}`, '']),
      'କିଏ କ’ଣ କଲେ, ‘ସଦ୍ୟ କାମ’ ତାଲିକାରେ ଅଛି:',
      '',
      link,
      '',
      'ଏହା ଆପଣ ଜାଣିଥିଲେ କିଛି କରିବା ଦରକାର ନାହିଁ। ନହେଲେ, ସେହି ଆଡମିନ୍‌ଙ୍କୁ ପଚାରନ୍ତୁ। ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକ ସଙ୍ଗେ ସଙ୍ଗେ ଆଡମିନ୍‌ଙ୍କୁ ରୋକିପାରିବେ।',
    ].join('\n'),
  acts: {
    admin_made: (count) => `ଜଣଙ୍କୁ ଆଡମିନ୍ କରାଗଲା${times(count)}।`,
    admin_taken: (count) => `ଜଣେ ଆଡମିନ୍‌ଙ୍କ ଅଧିକାର ନିଆଗଲା${times(count)}।`,
    admin_asked: (count) =>
      `ଜଣେ ଆଡମିନ୍‌ଙ୍କ ଅଧିକାର ନେବାକୁ କୁହାଯାଇଛି${times(count)}। ଅନ୍ୟ ଆଡମିନ୍ ରାଜି ହେବା ବା ${adminRequestHours} ଘଣ୍ଟା ଯାଏଁ ଏହା ଅପେକ୍ଷା କରିବ।`,
    admin_objected: (count) => `ଜଣେ ଆଡମିନ୍ ନିଜ ଅଧିକାର ଯିବାରେ ଆପତ୍ତି କଲେ${times(count)}।`,
    rule_announced: (count) =>
      `ନାଁ ସହ ରେକର୍ଡ ପାଇଁ ଅଧିକ ଖୋଲା ସେଟିଂ ଘୋଷଣା ହେଲା${times(count)}। ଏହା ${numberInWords(announcedDays)} ଦିନ ଅପେକ୍ଷା କରିବ, ଓ ସେଯାଏଁ ଯେକୌଣସି ଆଡମିନ୍ ବାତିଲ୍ କରିପାରିବେ।`,
    rule_loosened: (count) => `ନାଁ ସହ ରେକର୍ଡର ସେଟିଂ ଅଧିକ ଖୋଲା କରାଗଲା${times(count)}।`,
    care_question_off: (count) => `ସାହାଯ୍ୟ ଦେଖାଉଥିବା ପ୍ରଶ୍ନ ବନ୍ଦ କରାଗଲା${times(count)}।`,
    help_line_gone: (count) => `ଗୋଟିଏ ହେଲ୍ପଲାଇନ୍ ହଟାଇ ଦିଆଗଲା, ବା ତା’ର ନମ୍ବର ବଦଳାଇ ଦିଆଗଲା${times(count)}।`,
    registration_changed: (count) => `କିଏ ରେଜିଷ୍ଟର୍ କରିପାରିବେ, ବଦଳାଇ ଦିଆଗଲା${times(count)}।`,
    names_exported: (count) => `କର୍ମଚାରୀଙ୍କ ନାଁ ଥିବା ତାଲିକା ଡାଉନଲୋଡ୍ ହେଲା${times(count)}।`,
    many_opened: (count) => `ଘଣ୍ଟାଏ ଭିତରେ ଅଲଗା ଅଲଗା ${formatCount(count)} ଜଣଙ୍କ ରେକର୍ଡ ଖୋଲାଗଲା।`,
    many_ended: (count) => `ଦିନକ ଭିତରେ ${formatCount(count)}ଟି ଆକାଉଣ୍ଟ ବନ୍ଦ ହେଲା ବା କାମ ଛାଡ଼ିଥିବା ଲେଖାଗଲା।`,
  } satisfies Partial<Record<WatchedAct, (count: number) => string>>,
} as const;
