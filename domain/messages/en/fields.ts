import type { PersonFieldName } from '../../person-fields.ts';
import { loginMessages } from './login.ts';
import { plural } from './numbers.ts';
import type { IntervalField, ReminderKind, TimeField } from '../../reminders/reminder-kinds.ts';

const reminderLabels: Record<TimeField | IntervalField | `${ReminderKind}_on`, string> = {
  mood_popup_1: 'Mood Popup 1 Time',
  mood_popup_2: 'Mood Popup 2 Time',
  water_interval_minutes: 'Water Reminder Interval (min)',
  posture_interval_minutes: 'Posture Reminder Interval (min)',
  mood_on: 'Mood check-in',
  water_on: 'Water reminder',
  posture_on: 'Posture reminder',
};

const personLabels: Record<PersonFieldName, string> = {
  name: 'Name',
  email: loginMessages.email,
  theme: 'Theme',
  designation: 'Designation',
  state: 'State',
  city: 'City',
  date_of_birth: 'Date of birth',
  blood_group: 'Blood group',
  height: 'Height',
  weight: 'Weight',
  phone: 'Phone',
  ailments: 'Ailments',
};

/** The labels of all inputs, by their name on the wire. */
export const fieldLabels: Record<string, string> = {
  ...personLabels,
  password: loginMessages.password,
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  role: 'Role',
  age: 'Age',
  left_on: 'No longer works here from',
  in_bar: 'Reminder in the bar',
  by_push: 'Reminder as a notification',
  by_mail: 'Reminder by email',
  within: 'State',
  into: 'Merge into',
  mood: 'Mood',
  answers: 'Answers',
  total_score: 'Total score',
  type: 'Type',
  ...reminderLabels,
  quiet_from: 'Quiet from',
  quiet_to: 'Quiet until',
  weekends_on: 'On weekends',
  paused_until: 'Paused until',
  time_zone: 'Time zone',
  warning_signs: 'Warning signs',
  what_helps: 'What helps me',
  people: 'People I can turn to',
  professionals: 'Professionals and helplines',
  safe_place: 'A safe place',
  period: 'Period',
  policy: 'Setting',
  reason: 'Reason',
  shares: 'Share my record',
  consent: 'Consent',
  preferred_time: 'Good time to call',
  note: 'Note',
  numbers: 'Numbers',
  hours: 'Hours',
  language: 'Language',
  languages: 'Languages',
  source: 'Source',
  verified_on: 'Verified on',
  compared_by: 'Compared with the official PDF by',
  compared_on: 'Compared on',
  position: 'Position',
  address: 'Postal address',
  code: 'Code',
  challenge: 'Sign-in',
  credential: 'Passkey',
  on_page: 'On the page',
  privacy: 'Privacy contact',
  grievance: 'Complaints',
  put_off: 'Put off',
  notice: 'Privacy notice',
  agrees: 'Agrees',
  image: 'Picture',
  kind: 'Kind',
  recipients: 'Who gets it',
  title: 'Title',
  screen: 'Screen',
  sentence: 'The sentence as it is',
  better: 'How you’d say it',
  heard: 'What we heard',
  text: 'Text',
  link: 'Link',
  day: 'Date',
  until: 'Shown until',
  from: 'From',
  to: 'To',
  sections: 'Sections',
  limit: 'Limit',
  domains: 'Email domains',
};

export function fieldLabel(wireName: string): string {
  return fieldLabels[wireName] ?? wireName;
}

/** On top of a long form, in place of each fault, which is told beside its field. */
export function fieldsNeedAttention(count: number): string {
  return `${count} ${plural(count, { one: 'field needs', other: 'fields need' })} attention`;
}

/** Leads to the first of them. */
export function goToField(label: string): string {
  return `Go to the first: ${label}`;
}

export function heightText(centimetres: string): string {
  return `${centimetres} cm`;
}

export function weightText(kilograms: string): string {
  return `${kilograms} kg`;
}

/** Names of fields on the wire, with commas between, as their labels. */
export function fieldNames(wireNames: string): string {
  return wireNames.split(',').map(fieldLabel).join(', ');
}
