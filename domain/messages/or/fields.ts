import { loginMessages } from './login.ts';
import type { PersonFieldName } from '../../person-fields.ts';
import type { IntervalField, ReminderKind, TimeField } from '../../reminders/reminder-kinds.ts';
import { drafted } from '../draft.ts';

const reminderLabels = drafted<Record<TimeField | IntervalField | `${ReminderKind}_on`, string>>({
  mood_popup_1: 'ମୁଡ୍ ପପ୍‌ଅପ୍ 1 ସମୟ',
  mood_popup_2: 'ମୁଡ୍ ପପ୍‌ଅପ୍ 2 ସମୟ',
  water_interval_minutes: 'ପାଣି ରିମାଇଣ୍ଡର୍ କେତେ ମିନିଟ୍‌ରେ',
  posture_interval_minutes: 'ବସିବା ରିମାଇଣ୍ଡର୍ କେତେ ମିନିଟ୍‌ରେ',
  mood_on: 'ମୁଡ୍ ରିମାଇଣ୍ଡର୍',
  water_on: 'ପାଣି ରିମାଇଣ୍ଡର୍',
  posture_on: 'ବସିବା ରିମାଇଣ୍ଡର୍',
});

const personLabels = drafted<Record<PersonFieldName, string>>({
  name: 'ନାଁ',
  email: loginMessages.email,
  theme: 'ଥିମ୍',
  designation: 'ପଦବୀ',
  state: 'ରାଜ୍ୟ',
  city: 'ସହର',
  date_of_birth: 'ଜନ୍ମ ତାରିଖ',
  blood_group: 'ରକ୍ତ ଗ୍ରୁପ୍',
  height: 'ଉଚ୍ଚତା',
  weight: 'ଓଜନ',
  phone: 'ଫୋନ୍',
  ailments: 'ଦେହର ଅସୁବିଧା',
});

/** The labels of all inputs, by their name on the wire. */
export const fieldLabels: Record<string, string> = {
  ...personLabels,
  password: loginMessages.password,
  newPassword: 'ନୂଆ ପାସୱାର୍ଡ',
  confirmPassword: 'ପାସୱାର୍ଡ ପୁଣି ଲେଖନ୍ତୁ',
  role: 'ଭୂମିକା',
  age: 'ବୟସ',
  left_on: 'କେଉଁ ଦିନଠାରୁ କାମରେ ନାହାନ୍ତି',
  in_bar: 'ପେଜ୍ ଉପରେ ରିମାଇଣ୍ଡର୍',
  by_push: 'ନୋଟିଫିକେସନ୍‌ରେ ରିମାଇଣ୍ଡର୍',
  by_mail: 'ଇମେଲ୍‌ରେ ରିମାଇଣ୍ଡର୍',
  within: 'ରାଜ୍ୟ',
  into: 'କେଉଁଥିରେ ମିଶିବ',
  mood: 'ମୁଡ୍',
  answers: 'ଉତ୍ତର',
  total_score: 'ମୋଟ ସ୍କୋର',
  type: 'ପ୍ରକାର',
  ...reminderLabels,
  quiet_from: 'ନୀରବ ସମୟ ଆରମ୍ଭ',
  quiet_to: 'ନୀରବ ସମୟ ଶେଷ',
  weekends_on: 'ଶନି ଓ ରବିବାରରେ',
  paused_until: 'କେତେବେଳ ଯାଏଁ ବନ୍ଦ',
  time_zone: 'ଟାଇମ୍ ଜୋନ୍',
  warning_signs: 'ଆଗୁଆ ଲକ୍ଷଣ',
  what_helps: 'ମୋତେ କେଉଁଥିରୁ ଆରାମ ମିଳେ',
  people: 'ଯାହାଙ୍କ ପାଖକୁ ଯାଇପାରିବି',
  professionals: 'ଡାକ୍ତର, କାଉନସେଲର ଓ ହେଲ୍ପଲାଇନ୍',
  safe_place: 'ସୁରକ୍ଷିତ ଜାଗା',
  period: 'ସମୟ',
  policy: 'ସେଟିଂ',
  reason: 'କାରଣ',
  shares: 'ମୋ ରେକର୍ଡ ଶେୟାର୍ କରନ୍ତୁ',
  consent: 'ସମ୍ମତି',
  preferred_time: 'ଫୋନ୍ ପାଇଁ ଭଲ ସମୟ',
  note: 'ନୋଟ୍',
  numbers: 'ନମ୍ବର',
  hours: 'ସମୟ',
  language: 'ଭାଷା',
  languages: 'ଭାଷା',
  source: 'ଉତ୍ସ',
  verified_on: 'ଯାଞ୍ଚ ତାରିଖ',
  compared_by: 'ଅଫିସିଆଲ୍ PDF ସହ କିଏ ମିଳାଇଲେ',
  compared_on: 'ମିଳାଇବା ତାରିଖ',
  position: 'ସ୍ଥାନ',
  address: 'ଡାକ ଠିକଣା',
  code: 'କୋଡ୍',
  challenge: 'ଲଗ୍ ଇନ୍',
  credential: 'ପାସକି',
  on_page: 'ପେଜ୍‌ରେ',
  privacy: 'ଗୋପନୀୟତା ପାଇଁ ଯୋଗାଯୋଗ',
  grievance: 'ଅଭିଯୋଗ',
  put_off: 'ପରେ',
  notice: 'ଗୋପନୀୟତା ସୂଚନା',
  agrees: 'ରାଜି',
  image: 'ଛବି',
  kind: 'ପ୍ରକାର',
  recipients: 'କାହାକୁ ଯିବ',
  title: 'ଶୀର୍ଷକ',
  screen: 'ସ୍କ୍ରିନ୍',
  sentence: 'ଏବେ ଥିବା ବାକ୍ୟ',
  better: 'ଆପଣ ଏହାକୁ କେମିତି କହିବେ',
  heard: 'ଆମେ କ’ଣ ଶୁଣିଲୁ',
  text: 'ଲେଖା',
  link: 'ଲିଙ୍କ୍',
  day: 'ତାରିଖ',
  until: 'କେବେ ଯାଏଁ ଦେଖାଯିବ',
  from: 'ଆରମ୍ଭ',
  to: 'ଶେଷ',
  sections: 'ଅଂଶ',
  limit: 'ସୀମା',
  domains: 'ଇମେଲ୍ ଡୋମେନ୍',
};

export function fieldLabel(wireName: string): string {
  return fieldLabels[wireName] ?? wireName;
}

/** On top of a long form, in place of each fault, which is told beside its field. */
export function fieldsNeedAttention(count: number): string {
  return `${count}ଟି ଘର ଥରେ ଦେଖନ୍ତୁ`;
}

/** Leads to the first of them. */
export function goToField(label: string): string {
  return `ପ୍ରଥମଟିକୁ ଯାଆନ୍ତୁ: ${label}`;
}

export function heightText(centimetres: string): string {
  return `${centimetres} ସେ.ମି.`;
}

export function weightText(kilograms: string): string {
  return `${kilograms} କି.ଗ୍ରା.`;
}

/** Names of fields on the wire, with commas between, as their labels. */
export function fieldNames(wireNames: string): string {
  return wireNames.split(',').map(fieldLabel).join(', ');
}
