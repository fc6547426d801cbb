import { snoozeMinutes } from '../../reminders/snooze.ts';
import type { IntervalField, ReminderKind, TimeField } from '../../reminders/reminder-kinds.ts';

/** What a person reads about their own reminders: on the reminder itself, on the dashboard and in the profile. */
export const ownReminderMessages = {
  snooze: `Snooze ${snoozeMinutes} minutes`,
  notNow: 'Not now',
  turnOff: 'Turn off',
  turnOn: 'Turn on again',
  isOff: (name: string) => `${name} reminders are off.`,
  missed: 'While you were away',
  next: {
    names: { mood: 'Mood', water: 'Water', posture: 'Posture' } satisfies Record<ReminderKind, string>,
    line: (all: readonly string[]) => `${all.length === 1 ? 'Next reminder' : 'Next reminders'}: ${all.join(', ')}`,
    one: (name: string, when: string) => `${name.toLowerCase()} ${when}`,
    at: (time: string) => time,
    tomorrow: (time: string) => `tomorrow at ${time}`,
    onDay: (day: string, time: string) => `on ${day} at ${time}`,
  },
  choice: {
    during: 'During the day',
    text: 'Times are in your local time. Anything you leave blank uses your organisation’s setting.',
    on: {
      mood: 'Ask me how I feel',
      water: 'Remind me to drink water',
      posture: 'Remind me to check my posture',
    } satisfies Record<ReminderKind, string>,
    fields: {
      mood_popup_1: 'First time of day',
      mood_popup_2: 'Second time of day',
      water_interval_minutes: 'Minutes between water reminders',
      posture_interval_minutes: 'Minutes between posture reminders',
    } satisfies Record<TimeField | IntervalField, string>,
    organisation: (time: string) => `Your organisation’s time: ${time}`,
    quiet: 'Quiet hours',
    quietHint: 'No reminders during these hours.',
    quietFrom: 'Quiet from',
    quietTo: 'Quiet until',
    weekends: 'Also on Saturdays and Sundays',
    pause: 'Pause for today',
    paused: 'Reminders are paused until tomorrow.',
    resume: 'Resume for today',
    saved: 'Saved.',
    notSaved: 'We couldn’t save this. Please try again.',
  },
  device: {
    title: 'On this device',
    text: 'Get reminders as notifications when this tab is in the background. They never mention how you feel.',
    allow: 'Allow notifications',
    allowed: 'Notifications are on for this device.',
    refused: 'Your browser blocks notifications from this page. You can change that in its settings.',
    cannot: 'This browser can’t show notifications from this page.',
    closed: 'Even when this page is closed',
    closedHint: 'The message goes through your browser’s push service. It only says which reminder is due.',
    closedShared: 'Reminders only work while this page is open, because this is a shared device.',
    closedOff: 'Reminders only work while this page is open, because our server can’t reach the push service.',
    failed: 'That didn’t work. Please try again later.',
  },
} as const;
