import { snoozeMinutes } from '../../reminders/snooze.ts';
import type { IntervalField, ReminderKind, TimeField } from '../../reminders/reminder-kinds.ts';

/** What a person reads about the own reminders: on the reminder itself, on the dashboard and in the profile. */
export const ownReminderMessages = {
  snooze: `Snooze ${snoozeMinutes} minutes`,
  notNow: 'Not now',
  missed: 'While you were away',
  next: {
    title: 'Next reminders',
    names: { mood: 'Mood', water: 'Water', posture: 'Posture' } satisfies Record<ReminderKind, string>,
    line: (name: string, when: string) => `${name} ${when}`,
    at: (time: string) => `at ${time}`,
    tomorrow: (time: string) => `tomorrow at ${time}`,
    onDay: (day: string, time: string) => `on ${day} at ${time}`,
    none: 'No reminders are due.',
    change: 'Change reminders',
  },
  choice: {
    title: 'Reminders',
    text: 'Times are those of your own clock. What you leave alone is as your organisation has set it.',
    on: {
      mood: 'Ask me how I feel',
      water: 'Remind me to drink water',
      posture: 'Remind me of my posture',
    } satisfies Record<ReminderKind, string>,
    fields: {
      mood_popup_1: 'First time of day',
      mood_popup_2: 'Second time of day',
      water_interval_minutes: 'Minutes between water reminders',
      posture_interval_minutes: 'Minutes between posture reminders',
    } satisfies Record<TimeField | IntervalField, string>,
    organisation: (value: string | number) => `Your organisation: ${value}. Leave it empty to follow that.`,
    quiet: 'Quiet hours',
    quietHint: 'No reminder comes in these hours.',
    quietFrom: 'Quiet from',
    quietTo: 'Quiet until',
    weekends: 'Also on Saturdays and Sundays',
    pause: 'Pause for today',
    paused: 'Reminders are paused until tomorrow.',
    resume: 'Go on today',
    saved: 'Saved.',
    notSaved: 'We could not save this. Please try again.',
  },
  device: {
    title: 'On this device',
    text: 'While this page is in the background, a reminder can come as a notification. It never names how you feel.',
    allow: 'Allow notifications',
    allowed: 'Notifications are on for this device.',
    refused: 'This browser blocks notifications from this page. You can change that in the browser’s settings.',
    cannot: 'This browser shows no notifications from this page.',
    closed: 'Also while this page is closed',
    closedHint: 'The message passes through your browser’s push service. It only says which reminder is due.',
    closedOff:
      'While this page is closed, reminders are not available without internet: the server can not reach the push services.',
    failed: 'That did not work. Please try again later.',
  },
} as const;
