import type { NoticeKind } from '../../notices.ts';
import { formatDay } from './dates.ts';
import { fieldNames } from './fields.ts';
import { policyNames } from './policy-names.ts';
import { drafted } from '../draft.ts';
import { named } from '../named.ts';

export const noticeMessages = {
  title: 'ଆପଣଙ୍କ ତଥ୍ୟ ବିଷୟରେ ଖବର',
  dismiss: 'ବୁଝିଲି',
} as const;

const aboutRequest = () => 'ଆପଣଙ୍କ ଫୋନ୍ ଅନୁରୋଧ ବିଷୟରେ ଖବର';

/** One line on a phone; it leads to where the whole sentence is. */
export const noticeLines = drafted<Readonly<Record<NoticeKind, (detail: Readonly<Record<string, string>>) => string>>>({
  policy_loosened: () => 'ଆପଣଙ୍କ ରେକର୍ଡ କିଏ ଦେଖିପାରିବେ, ବଦଳିଛି',
  policy_tightened: () => 'ଆପଣଙ୍କ ରେକର୍ଡ ଏବେ ଅଧିକ ସୁରକ୍ଷିତ',
  policy_announced: (detail) => `କିଏ ଦେଖିପାରିବେ, ${formatDay(detail['day'] ?? '')}ରେ ବଦଳିବ`,
  policy_called_off: () => 'ଭଲ ଖବର: ଆପଣଙ୍କ ରେକର୍ଡ କିଏ ଦେଖିପାରିବେ, ଆଗ ଭଳି ରହିବ',
  counsellor_joined: aboutRequest,
  counsellor_left: aboutRequest,
  counsellor_lost: aboutRequest,
  details_corrected: () => 'ଜଣେ ଆଡମିନ୍ ଆପଣଙ୍କ ତଥ୍ୟ ବଦଳାଇଛନ୍ତି',
  email_asked: () => 'ଜଣେ ଆଡମିନ୍ ଆପଣଙ୍କ ଇମେଲ୍ ବଦଳାଇବାକୁ ଚାହାନ୍ତି',
});

const policyName = (word: string | undefined) => named(policyNames, word);

/** The whole sentence of a notice. */
export function noticeText(kind: NoticeKind, detail: Readonly<Record<string, string>>): string {
  switch (kind) {
    case 'policy_loosened':
      return `ଆପଣଙ୍କ ରେକର୍ଡର ସେଟିଂ ‘${policyName(detail['from'])}’ରୁ ‘${policyName(detail['to'])}’କୁ ବଦଳିଛି। ଏବେଠାରୁ ଯାହା ରେକର୍ଡ କରିବେ, ସେଥିପାଇଁ ଏହା ଲାଗୁ ହେବ। ଆପଣ ନିଜେ ଶେୟାର୍ ନକଲେ, ଆଗର ରେକର୍ଡରେ ଆଗର ସୁରକ୍ଷା ରହିବ। ତଳେ ଏହି ପେଜ୍‌ରେ ଏହାକୁ ନା କହିପାରିବେ।`;
    case 'policy_tightened':
      return `ଭଲ ଖବର: ଆପଣଙ୍କ ରେକର୍ଡର ସେଟିଂ ଏବେ ‘${policyName(detail['from'])}’ ବଦଳରେ ‘${policyName(detail['to'])}’। ଆପଣ ଯାହା ରେକର୍ଡ କରିଛନ୍ତି, ଏହା ସବୁକୁ ସୁରକ୍ଷିତ ରଖେ। ଆପଣଙ୍କୁ କିଛି କରିବା ଦରକାର ନାହିଁ।`;
    case 'policy_announced':
      return `${formatDay(detail['day'] ?? '')}ଠାରୁ (${detail['time_zone']}), ତା’ ଆଗରୁ ନୁହେଁ, ଆପଣଙ୍କ ରେକର୍ଡର ସେଟିଂ ‘${policyName(detail['from'])}’ରୁ ‘${policyName(detail['to'])}’କୁ ବଦଳିବ। ସେଯାଏଁ ଯାହା ରେକର୍ଡ କରିବେ, ନିଜେ ଶେୟାର୍ ନକଲେ ସେଥିରେ ଏବେର ସୁରକ୍ଷା ରହିବ। ତଳେ ଏହି ପେଜ୍‌ରେ ଏହାକୁ ନା କହିପାରିବେ।`;
    case 'policy_called_off':
      return `ଆପଣଙ୍କ ରେକର୍ଡର ସେଟିଂ ‘${policyName(detail['to'])}’କୁ ବଦଳିବ ନାହିଁ। ସେହି ଘୋଷଣା ବାତିଲ୍ ହୋଇଛି।`;
    case 'counsellor_joined':
      return `${counsellor(detail)} ଏବେ ଏଠାରେ କାଉନସେଲର। ଆପଣ ହଁ ନକହିଲେ ସେ ଆପଣଙ୍କ ଫୋନ୍ ଅନୁରୋଧ ଦେଖିପାରିବେ ନାହିଁ।`;
    case 'counsellor_lost':
      return `${taker(detail)} ଆଉ ଏଠାରେ କାଉନସେଲର ନୁହଁନ୍ତି। ଏଯାଏଁ ଫୋନ୍ ଆସି ନଥିଲେ, ପୁଣି ଅନୁରୋଧ କରିପାରିବେ।`;
    case 'details_corrected':
      return `ଜଣେ ଆଡମିନ୍ ଆପଣଙ୍କ ଏହି ତଥ୍ୟ ଠିକ୍ କରିଛନ୍ତି: ${fieldNames(detail['fields'] ?? '')}। ଭୁଲ୍ ହୋଇଥିଲେ ତାଙ୍କୁ ଜଣାନ୍ତୁ।`;
    case 'email_asked':
      return 'ଜଣେ ଆଡମିନ୍ ଆପଣଙ୍କ ଆକାଉଣ୍ଟର ଇମେଲ୍ ବଦଳାଇବାକୁ କହିଛନ୍ତି। ଆପଣ ପାସୱାର୍ଡ ଦେଇ ହଁ ନକହିଲେ କିଛି ବଦଳିବ ନାହିଁ।';
    case 'counsellor_left':
      return `${counsellor(detail)} ଆଉ ଏଠାରେ କାଉନସେଲର ନୁହଁନ୍ତି, ଓ ଆପଣଙ୍କ ଫୋନ୍ ଅନୁରୋଧ ଦେଖିପାରିବେ ନାହିଁ।`;
  }
}

function taker({ name }: Readonly<Record<string, string>>): string {
  return name === undefined ? 'ଆପଣଙ୍କ ଫୋନ୍ ଅନୁରୋଧ ନେଇଥିବା କାଉନସେଲର' : `ଆପଣଙ୍କ ଫୋନ୍ ଅନୁରୋଧ ନେଇଥିବା ${name}`;
}

/** Without a name where the account is gone. */
function counsellor({ name }: Readonly<Record<string, string>>): string {
  return name ?? 'ଜଣେ ଲୋକ';
}
