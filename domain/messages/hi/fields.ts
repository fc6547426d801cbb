import { drafted } from '../draft.ts';
import { loginMessages } from './login.ts';
import type { PersonFieldName } from '../../person-fields.ts';
import type { IntervalField, ReminderKind, TimeField } from '../../reminders/reminder-kinds.ts';

const reminderLabels = drafted<Record<TimeField | IntervalField | `${ReminderKind}_on`, string>>({
  mood_popup_1: 'मूड पूछने का पहला समय',
  mood_popup_2: 'मूड पूछने का दूसरा समय',
  water_interval_minutes: 'पानी का रिमाइंडर हर (मिनट)',
  posture_interval_minutes: 'बैठने के ढंग का रिमाइंडर हर (मिनट)',
  mood_on: 'मूड का रिमाइंडर',
  water_on: 'पानी का रिमाइंडर',
  posture_on: 'बैठने के ढंग का रिमाइंडर',
});

const personLabels = drafted<Record<PersonFieldName, string>>({
  name: 'नाम',
  email: loginMessages.email,
  theme: 'थीम',
  designation: 'पद',
  state: 'राज्य',
  city: 'शहर',
  date_of_birth: 'जन्मतिथि',
  blood_group: 'ब्लड ग्रुप',
  height: 'लंबाई',
  weight: 'वज़न',
  phone: 'फ़ोन',
  ailments: 'बीमारी या तकलीफ़',
});

/** The labels of all inputs, by their name on the wire. */
export const fieldLabels: Record<string, string> = {
  ...personLabels,
  password: loginMessages.password,
  newPassword: 'नया पासवर्ड',
  confirmPassword: 'पासवर्ड फिर से',
  role: 'रोल',
  age: 'उम्र',
  left_on: 'यहाँ काम नहीं, इस दिन से',
  in_bar: 'ऊपर की पट्टी में रिमाइंडर',
  by_push: 'नोटिफ़िकेशन में रिमाइंडर',
  by_mail: 'ईमेल से रिमाइंडर',
  within: 'राज्य',
  into: 'किसमें मिलाएँ',
  mood: 'मूड',
  answers: 'जवाब',
  total_score: 'कुल स्कोर',
  type: 'टेस्ट',
  ...reminderLabels,
  quiet_from: 'शांत समय कब से',
  quiet_to: 'शांत समय कब तक',
  weekends_on: 'शनिवार और रविवार को',
  paused_until: 'कब तक रुका है',
  time_zone: 'टाइम ज़ोन',
  warning_signs: 'मुश्किल बढ़ने के संकेत',
  what_helps: 'मुझे किससे मदद मिलती है',
  people: 'जिनसे मदद माँगी जा सकती है',
  professionals: 'डॉक्टर, काउंसलर और हेल्पलाइन',
  safe_place: 'एक सुरक्षित जगह',
  period: 'समय',
  policy: 'सेटिंग',
  reason: 'वजह',
  shares: 'मेरा रिकॉर्ड शेयर करें',
  consent: 'सहमति',
  preferred_time: 'कॉल का अच्छा समय',
  note: 'नोट',
  numbers: 'नंबर',
  hours: 'समय',
  language: 'भाषा',
  languages: 'भाषाएँ',
  source: 'स्रोत',
  verified_on: 'कब जाँचा गया',
  compared_by: 'आधिकारिक PDF से मिलान किसने किया',
  compared_on: 'मिलान की तारीख',
  position: 'क्रम',
  address: 'डाक का पता',
  code: 'कोड',
  challenge: 'लॉगिन',
  credential: 'पासकी',
  on_page: 'पेज पर',
  privacy: 'प्राइवेसी के लिए संपर्क',
  grievance: 'शिकायत',
  put_off: 'बाद में',
  notice: 'प्राइवेसी नोटिस',
  agrees: 'सहमति है',
  image: 'तस्वीर',
  kind: 'किस तरह का',
  recipients: 'किसे मिले',
  title: 'शीर्षक',
  screen: 'स्क्रीन',
  sentence: 'वाक्य, जैसा अभी है',
  better: 'आप इसे कैसे कहेंगे',
  heard: 'हमने क्या सुना',
  text: 'संदेश',
  link: 'लिंक',
  day: 'तारीख',
  until: 'कब तक दिखे',
  from: 'कब से',
  to: 'कब तक',
  sections: 'हिस्से',
  limit: 'सीमा',
  domains: 'ईमेल डोमेन',
};

export function fieldLabel(wireName: string): string {
  return fieldLabels[wireName] ?? wireName;
}

/** On top of a long form, in place of each fault, which is told beside its field. */
export function fieldsNeedAttention(count: number): string {
  return `${count} जगह ध्यान दें`;
}

/** Leads to the first of them. */
export function goToField(label: string): string {
  return `पहली जगह पर जाएँ: ${label}`;
}

export function heightText(centimetres: string): string {
  return `${centimetres} सेमी`;
}

export function weightText(kilograms: string): string {
  return `${kilograms} किलो`;
}

/** Names of fields on the wire, with commas between, as their labels. */
export function fieldNames(wireNames: string): string {
  return wireNames.split(',').map(fieldLabel).join(', ');
}
