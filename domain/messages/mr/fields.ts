import { loginMessages } from './login.ts';
import type { PersonFieldName } from '../../person-fields.ts';
import type { IntervalField, ReminderKind, TimeField } from '../../reminders/reminder-kinds.ts';
import { drafted } from '../draft.ts';

const reminderLabels = drafted<Record<TimeField | IntervalField | `${ReminderKind}_on`, string>>({
  mood_popup_1: 'मूड विचारण्याची पहिली वेळ',
  mood_popup_2: 'मूड विचारण्याची दुसरी वेळ',
  water_interval_minutes: 'पाण्याच्या रिमाइंडरमधले अंतर (मिनिटे)',
  posture_interval_minutes: 'बसण्याच्या रिमाइंडरमधले अंतर (मिनिटे)',
  mood_on: 'मूडची विचारपूस',
  water_on: 'पाण्याचा रिमाइंडर',
  posture_on: 'नीट बसण्याचा रिमाइंडर',
});

const personLabels = drafted<Record<PersonFieldName, string>>({
  name: 'नाव',
  email: loginMessages.email,
  theme: 'थीम',
  designation: 'पद',
  state: 'राज्य',
  city: 'शहर',
  date_of_birth: 'जन्मतारीख',
  blood_group: 'रक्तगट',
  height: 'उंची',
  weight: 'वजन',
  phone: 'फोन',
  ailments: 'तब्येतीच्या तक्रारी',
});

/** The labels of all inputs, by their name on the wire. */
export const fieldLabels: Record<string, string> = {
  ...personLabels,
  password: loginMessages.password,
  newPassword: 'नवा पासवर्ड',
  confirmPassword: 'पासवर्ड पुन्हा लिहा',
  role: 'भूमिका',
  age: 'वय',
  left_on: 'या दिवसापासून इथे काम करत नाहीत',
  in_bar: 'पानाच्या वर रिमाइंडर',
  by_push: 'नोटिफिकेशनने रिमाइंडर',
  by_mail: 'ईमेलने रिमाइंडर',
  within: 'राज्य',
  into: 'यात एकत्र करा',
  mood: 'मूड',
  answers: 'उत्तरे',
  total_score: 'एकूण स्कोर',
  type: 'प्रकार',
  ...reminderLabels,
  quiet_from: 'शांत वेळेची सुरुवात',
  quiet_to: 'शांत वेळेचा शेवट',
  weekends_on: 'शनिवार-रविवारी',
  paused_until: 'या वेळेपर्यंत थांबवले',
  time_zone: 'टाइम झोन',
  warning_signs: 'आधी दिसणाऱ्या खुणा',
  what_helps: 'मला कशाने बरे वाटते',
  people: 'मी ज्यांच्याशी बोलू शकेन',
  professionals: 'डॉक्टर, समुपदेशक आणि हेल्पलाइन',
  safe_place: 'सुरक्षित जागा',
  period: 'कालावधी',
  policy: 'सेटिंग',
  reason: 'कारण',
  shares: 'माझे रेकॉर्ड शेअर करा',
  consent: 'संमती',
  preferred_time: 'फोनसाठी सोयीची वेळ',
  note: 'टिपण',
  numbers: 'नंबर',
  hours: 'वेळ',
  language: 'भाषा',
  languages: 'भाषा',
  source: 'स्रोत',
  verified_on: 'तपासल्याचा दिवस',
  compared_by: 'अधिकृत PDF शी कोणी पडताळले',
  compared_on: 'पडताळल्याचा दिवस',
  position: 'क्रम',
  address: 'टपालाचा पत्ता',
  code: 'कोड',
  challenge: 'लॉग इन',
  credential: 'पासकी',
  on_page: 'पानावर',
  privacy: 'गोपनीयतेसाठी संपर्क',
  grievance: 'तक्रारी',
  put_off: 'पुढे ढकलले',
  notice: 'गोपनीयता सूचना',
  agrees: 'संमती आहे',
  image: 'चित्र',
  kind: 'प्रकार',
  recipients: 'कोणाला मिळते',
  title: 'शीर्षक',
  screen: 'स्क्रीन',
  sentence: 'आत्ताचे वाक्य',
  better: 'आपण ते कसे म्हणाल',
  heard: 'आम्ही काय ऐकले',
  text: 'मजकूर',
  link: 'लिंक',
  day: 'तारीख',
  until: 'या दिवसापर्यंत दाखवा',
  from: 'पासून',
  to: 'पर्यंत',
  sections: 'भाग',
  limit: 'मर्यादा',
  domains: 'ईमेल डोमेन',
};

export function fieldLabel(wireName: string): string {
  return fieldLabels[wireName] ?? wireName;
}

/** On top of a long form, in place of each fault, which is told beside its field. */
export function fieldsNeedAttention(count: number): string {
  return `${count} ठिकाणी माहिती पुन्हा पाहा`;
}

/** Leads to the first of them. */
export function goToField(label: string): string {
  return `पहिल्या ठिकाणी जा: ${label}`;
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
