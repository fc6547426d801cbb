import { snoozeMinutes } from '../../reminders/snooze.ts';
import type { IntervalField, ReminderKind, TimeField } from '../../reminders/reminder-kinds.ts';
import { drafted } from '../draft.ts';

/** What a person reads about their own reminders: on the reminder itself, on the dashboard and in the profile. */
export const ownReminderMessages = {
  snooze: `${snoozeMinutes} मिनिटांनी सांगा`,
  notNow: 'आत्ता नको',
  turnOff: 'बंद करा',
  turnOn: 'पुन्हा सुरू करा',
  isOff: (name: string) => `${name}: रिमाइंडर बंद आहेत.`,
  missed: 'आपण नसताना',
  next: {
    names: drafted<Record<ReminderKind, string>>({ mood: 'मूड', water: 'पाणी', posture: 'बसण्याची पद्धत' }),
    line: (all: readonly string[]) => `${all.length === 1 ? 'पुढचा रिमाइंडर' : 'पुढचे रिमाइंडर'}: ${all.join(', ')}`,
    one: (name: string, when: string) => `${name} ${when}`,
    at: (time: string) => time,
    tomorrow: (time: string) => `उद्या ${time} वाजता`,
    onDay: (day: string, time: string) => `${day} रोजी ${time} वाजता`,
  },
  choice: {
    during: 'दिवसभरात',
    text: 'वेळा आपल्या स्थानिक वेळेनुसार आहेत. रिकामे ठेवाल तिथे संस्थेचे सेटिंग लागू होते.',
    on: drafted<Record<ReminderKind, string>>({
      mood: 'कसे वाटते ते विचारा',
      water: 'पाणी प्यायची आठवण करून द्या',
      posture: 'नीट बसण्याची आठवण करून द्या',
    }),
    fields: drafted<Record<TimeField | IntervalField, string>>({
      mood_popup_1: 'दिवसातली पहिली वेळ',
      mood_popup_2: 'दिवसातली दुसरी वेळ',
      water_interval_minutes: 'पाण्याच्या रिमाइंडरमधली मिनिटे',
      posture_interval_minutes: 'बसण्याच्या रिमाइंडरमधली मिनिटे',
    }),
    organisation: (time: string) => `संस्थेची वेळ: ${time}`,
    quiet: 'शांत वेळ',
    quietHint: 'या वेळेत रिमाइंडर येत नाहीत.',
    quietFrom: 'शांत वेळेची सुरुवात',
    quietTo: 'शांत वेळेचा शेवट',
    weekends: 'शनिवारी आणि रविवारीही',
    pause: 'आजच्यापुरते थांबवा',
    paused: 'रिमाइंडर उद्यापर्यंत थांबवले आहेत.',
    resume: 'आज पुन्हा सुरू करा',
    saved: 'सेव्ह झाले.',
    notSaved: 'हे सेव्ह करता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  },
  device: {
    title: 'या डिव्हाइसवर',
    text: 'हा टॅब मागे असताना रिमाइंडर नोटिफिकेशन म्हणून मिळवा. आपल्याला कसे वाटते, याचा त्यांत कधीही उल्लेख नसतो.',
    allow: 'नोटिफिकेशनला परवानगी द्या',
    allowed: 'या डिव्हाइसवर नोटिफिकेशन सुरू आहेत.',
    refused: 'आपला ब्राउझर या पानाची नोटिफिकेशन अडवतो. ब्राउझरच्या सेटिंगमध्ये ते बदलता येते.',
    cannot: 'हा ब्राउझर या पानाची नोटिफिकेशन दाखवू शकत नाही.',
    closed: 'हे पान बंद असतानाही',
    closedHint: 'संदेश आपल्या ब्राउझरच्या पुश सेवेतून जातो. कोणत्या रिमाइंडरची वेळ झाली, एवढेच त्यात असते.',
    closedShared: 'हे पान उघडे असतानाच रिमाइंडर येतात, कारण हे डिव्हाइस अनेक जण वापरतात.',
    closedOff: 'हे पान उघडे असतानाच रिमाइंडर येतात, कारण आमचा सर्व्हर पुश सेवेपर्यंत पोहोचू शकत नाही.',
    failed: 'हे झाले नाही. कृपया नंतर पुन्हा प्रयत्न करा.',
  },
} as const;
