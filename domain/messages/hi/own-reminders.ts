import { snoozeMinutes } from '../../reminders/snooze.ts';
import type { IntervalField, ReminderKind, TimeField } from '../../reminders/reminder-kinds.ts';
import { drafted } from '../draft.ts';

/** What a person reads about their own reminders: on the reminder itself, on the dashboard and in the profile. */
export const ownReminderMessages = {
  snooze: `${snoozeMinutes} मिनट बाद`,
  notNow: 'अभी नहीं',
  turnOff: 'बंद करें',
  turnOn: 'फिर चालू करें',
  isOff: (name: string) => `रिमाइंडर बंद हैं: ${name}।`,
  missed: 'इस बीच जो छूट गया',
  next: {
    names: drafted<Record<ReminderKind, string>>({ mood: 'मूड', water: 'पानी', posture: 'बैठने का ढंग' }),
    line: (all: readonly string[]) => `${all.length === 1 ? 'अगला रिमाइंडर' : 'अगले रिमाइंडर'}: ${all.join(', ')}`,
    one: (name: string, when: string) => `${name} ${when}`,
    at: (time: string) => time,
    tomorrow: (time: string) => `कल ${time} बजे`,
    onDay: (day: string, time: string) => `${day} को ${time} बजे`,
  },
  choice: {
    during: 'दिन के दौरान',
    text: 'समय आपके यहाँ का है। जो खाली रहे, उसमें संस्था की सेटिंग चलेगी।',
    on: drafted<Record<ReminderKind, string>>({
      mood: 'पूछें कि मुझे कैसा लग रहा है',
      water: 'पानी पीना याद दिलाएँ',
      posture: 'बैठने का ढंग देखना याद दिलाएँ',
    }),
    fields: drafted<Record<TimeField | IntervalField, string>>({
      mood_popup_1: 'दिन में पहली बार',
      mood_popup_2: 'दिन में दूसरी बार',
      water_interval_minutes: 'पानी का रिमाइंडर कितने मिनट पर',
      posture_interval_minutes: 'बैठने के ढंग का रिमाइंडर कितने मिनट पर',
    }),
    organisation: (time: string) => `संस्था का समय: ${time}`,
    quiet: 'शांत समय',
    quietHint: 'इस समय कोई रिमाइंडर नहीं आएगा।',
    quietFrom: 'शांत समय कब से',
    quietTo: 'शांत समय कब तक',
    weekends: 'शनिवार और रविवार को भी',
    pause: 'आज के लिए रोकें',
    paused: 'आज के लिए रिमाइंडर रुके हैं।',
    resume: 'आज फिर चालू करें',
    saved: 'सेव हो गया।',
    notSaved: 'यह सेव नहीं हो पाया। कृपया फिर से कोशिश करें।',
  },
  device: {
    title: 'इस डिवाइस पर',
    text: 'जब यह टैब सामने न हो, तब रिमाइंडर नोटिफ़िकेशन में पाएँ। उनमें आपके हाल का कभी ज़िक्र नहीं होता।',
    allow: 'नोटिफ़िकेशन आने दें',
    allowed: 'इस डिवाइस पर नोटिफ़िकेशन चालू हैं।',
    refused: 'आपका ब्राउज़र इस पेज के नोटिफ़िकेशन रोकता है। इसे ब्राउज़र की सेटिंग में बदला जा सकता है।',
    cannot: 'यह ब्राउज़र इस पेज के नोटिफ़िकेशन नहीं दिखा सकता।',
    closed: 'यह पेज बंद हो तब भी',
    closedHint: 'संदेश आपके ब्राउज़र की पुश सर्विस से होकर आता है। उसमें सिर्फ़ यह होता है कि किस रिमाइंडर का समय है।',
    closedShared: 'रिमाइंडर तभी आते हैं जब यह पेज खुला हो, क्योंकि इस डिवाइस को और लोग भी चलाते हैं।',
    closedOff: 'रिमाइंडर तभी आते हैं जब यह पेज खुला हो, क्योंकि हमारा सर्वर पुश सर्विस तक नहीं पहुँच पाता।',
    failed: 'यह नहीं हो पाया। कृपया बाद में फिर से कोशिश करें।',
  },
} as const;
