import type { PersonFieldName } from '../../person-fields.ts';
import { loginMessages } from './login.ts';
import { plural } from './numbers.ts';
import type { IntervalField, ReminderKind, TimeField } from '../../reminders/reminder-kinds.ts';
import { drafted } from '../draft.ts';

const reminderLabels = drafted<Record<TimeField | IntervalField | `${ReminderKind}_on`, string>>({
  mood_popup_1: 'ਮੂਡ ਪੌਪਅੱਪ 1 ਦਾ ਸਮਾਂ',
  mood_popup_2: 'ਮੂਡ ਪੌਪਅੱਪ 2 ਦਾ ਸਮਾਂ',
  water_interval_minutes: 'ਪਾਣੀ ਦਾ ਰਿਮਾਈਂਡਰ ਕਿੰਨੀ ਦੇਰ ਬਾਅਦ (ਮਿੰਟ)',
  posture_interval_minutes: 'ਬੈਠਣ ਦੇ ਢੰਗ ਦਾ ਰਿਮਾਈਂਡਰ ਕਿੰਨੀ ਦੇਰ ਬਾਅਦ (ਮਿੰਟ)',
  mood_on: 'ਮੂਡ ਬਾਰੇ ਪੁੱਛਣਾ',
  water_on: 'ਪਾਣੀ ਦਾ ਰਿਮਾਈਂਡਰ',
  posture_on: 'ਬੈਠਣ ਦੇ ਢੰਗ ਦਾ ਰਿਮਾਈਂਡਰ',
});

const personLabels = drafted<Record<PersonFieldName, string>>({
  name: 'ਨਾਂ',
  email: loginMessages.email,
  theme: 'ਥੀਮ',
  designation: 'ਅਹੁਦਾ',
  state: 'ਰਾਜ',
  city: 'ਸ਼ਹਿਰ',
  date_of_birth: 'ਜਨਮ ਤਾਰੀਖ਼',
  blood_group: 'ਬਲੱਡ ਗਰੁੱਪ',
  height: 'ਕੱਦ',
  weight: 'ਭਾਰ',
  phone: 'ਫ਼ੋਨ',
  ailments: 'ਬਿਮਾਰੀਆਂ',
});

/** The labels of all inputs, by their name on the wire. */
export const fieldLabels: Record<string, string> = {
  ...personLabels,
  password: loginMessages.password,
  newPassword: 'ਨਵਾਂ ਪਾਸਵਰਡ',
  confirmPassword: 'ਪਾਸਵਰਡ ਦੁਬਾਰਾ ਲਿਖੋ',
  role: 'ਭੂਮਿਕਾ',
  age: 'ਉਮਰ',
  left_on: 'ਇੱਥੇ ਕੰਮ ਨਹੀਂ ਕਰਦੇ, ਇਸ ਦਿਨ ਤੋਂ',
  in_bar: 'ਪੰਨੇ ਦੇ ਉੱਪਰ ਰਿਮਾਈਂਡਰ',
  by_push: 'ਨੋਟੀਫ਼ਿਕੇਸ਼ਨ ਨਾਲ ਰਿਮਾਈਂਡਰ',
  by_mail: 'ਈਮੇਲ ਨਾਲ ਰਿਮਾਈਂਡਰ',
  within: 'ਰਾਜ',
  into: 'ਕਿਸ ਵਿੱਚ ਮਿਲਾਉਣਾ ਹੈ',
  mood: 'ਮੂਡ',
  answers: 'ਜਵਾਬ',
  total_score: 'ਕੁੱਲ ਸਕੋਰ',
  type: 'ਕਿਸਮ',
  ...reminderLabels,
  quiet_from: 'ਸ਼ਾਂਤ ਘੰਟੇ ਕਦੋਂ ਤੋਂ',
  quiet_to: 'ਸ਼ਾਂਤ ਘੰਟੇ ਕਦੋਂ ਤੱਕ',
  weekends_on: 'ਸ਼ਨਿੱਚਰਵਾਰ-ਐਤਵਾਰ ਨੂੰ',
  paused_until: 'ਕਦੋਂ ਤੱਕ ਰੋਕੇ ਹਨ',
  time_zone: 'ਟਾਈਮ ਜ਼ੋਨ',
  warning_signs: 'ਔਖੇ ਵੇਲੇ ਦੇ ਇਸ਼ਾਰੇ',
  what_helps: 'ਮੈਨੂੰ ਕਿਸ ਨਾਲ ਮਦਦ ਮਿਲਦੀ ਹੈ',
  people: 'ਜਿਨ੍ਹਾਂ ਕੋਲ ਮੈਂ ਜਾ ਸਕਾਂ',
  professionals: 'ਡਾਕਟਰ, ਕਾਊਂਸਲਰ ਅਤੇ ਹੈਲਪਲਾਈਨਾਂ',
  safe_place: 'ਸੁਰੱਖਿਅਤ ਥਾਂ',
  period: 'ਸਮਾਂ',
  policy: 'ਸੈਟਿੰਗ',
  reason: 'ਕਾਰਨ',
  shares: 'ਮੇਰਾ ਰਿਕਾਰਡ ਸਾਂਝਾ ਕਰੋ',
  consent: 'ਸਹਿਮਤੀ',
  preferred_time: 'ਫ਼ੋਨ ਕਰਨ ਦਾ ਸਮਾਂ',
  note: 'ਨੋਟ',
  numbers: 'ਨੰਬਰ',
  hours: 'ਸਮਾਂ',
  language: 'ਭਾਸ਼ਾ',
  languages: 'ਭਾਸ਼ਾਵਾਂ',
  source: 'ਸਰੋਤ',
  verified_on: 'ਪੜਤਾਲ ਦੀ ਤਾਰੀਖ਼',
  compared_by: 'ਅਧਿਕਾਰਤ PDF ਨਾਲ ਕਿਸ ਨੇ ਮਿਲਾਇਆ',
  compared_on: 'ਮਿਲਾਉਣ ਦੀ ਤਾਰੀਖ਼',
  position: 'ਥਾਂ',
  address: 'ਡਾਕ ਦਾ ਪਤਾ',
  code: 'ਕੋਡ',
  challenge: 'ਲੌਗਇਨ',
  credential: 'ਪਾਸਕੀ',
  on_page: 'ਪੰਨੇ ’ਤੇ',
  privacy: 'ਪ੍ਰਾਈਵੇਸੀ ਲਈ ਸੰਪਰਕ',
  grievance: 'ਸ਼ਿਕਾਇਤਾਂ',
  put_off: 'ਬਾਅਦ ਲਈ ਛੱਡਿਆ',
  notice: 'ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ',
  agrees: 'ਸਹਿਮਤ',
  image: 'ਤਸਵੀਰ',
  kind: 'ਕਿਸਮ',
  recipients: 'ਕਿਸ ਨੂੰ ਮਿਲੇ',
  title: 'ਸਿਰਲੇਖ',
  screen: 'ਸਕ੍ਰੀਨ',
  sentence: 'ਵਾਕ, ਜਿਵੇਂ ਹੁਣ ਹੈ',
  better: 'ਤੁਸੀਂ ਇਹ ਕਿਵੇਂ ਕਹੋਗੇ',
  heard: 'ਅਸੀਂ ਕੀ ਸੁਣਿਆ',
  text: 'ਲਿਖਤ',
  link: 'ਲਿੰਕ',
  day: 'ਤਾਰੀਖ਼',
  until: 'ਕਦੋਂ ਤੱਕ ਦਿਸੇ',
  from: 'ਤੋਂ',
  to: 'ਤੱਕ',
  sections: 'ਹਿੱਸੇ',
  limit: 'ਹੱਦ',
  domains: 'ਈਮੇਲ ਡੋਮੇਨ',
};

export function fieldLabel(wireName: string): string {
  return fieldLabels[wireName] ?? wireName;
}

/** On top of a long form, in place of each fault, which is told beside its field. */
export function fieldsNeedAttention(count: number): string {
  return `${count} ${plural(count, { one: 'ਖਾਨਾ ਦੁਬਾਰਾ ਦੇਖਣ ਵਾਲਾ ਹੈ', other: 'ਖਾਨੇ ਦੁਬਾਰਾ ਦੇਖਣ ਵਾਲੇ ਹਨ' })}`;
}

/** Leads to the first of them. */
export function goToField(label: string): string {
  return `ਪਹਿਲੇ ’ਤੇ ਜਾਓ: ${label}`;
}

export function heightText(centimetres: string): string {
  return `${centimetres} ਸੈਮੀ`;
}

export function weightText(kilograms: string): string {
  return `${kilograms} ਕਿਲੋ`;
}

/** Names of fields on the wire, with commas between, as their labels. */
export function fieldNames(wireNames: string): string {
  return wireNames.split(',').map(fieldLabel).join(', ');
}
