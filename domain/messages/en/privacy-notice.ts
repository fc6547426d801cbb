import type { NoticeSentences } from '../notice-items.ts';
import { erasureDays, eventDays } from '../../retention.ts';
import type { DataKind } from '../../visibility/data-kinds.ts';
import { plural } from './numbers.ts';

/** What each kind of data is for; null for what is no data about one person. */
export const purposes: Readonly<Record<DataKind, string | null>> = {
  identity: 'to greet you, and to name you where others may see who you are',
  email: 'to sign you in, and to email you a way back in when you’re locked out',
  work: 'to show group numbers by place and kind of work',
  health_details: 'for you: phone fills in a request for a call back, and the rest is yours to keep up to date',
  answers: 'to work out your score and to show help when an answer asks for it',
  scores: 'to show you how you’re doing over time, and to count in group statistics',
  moods: 'to show you how you’re doing over time, and to count in group statistics',
  mood_context: 'for you alone, to see what goes with your moods',
  safety_plan: 'for you alone, for hard moments',
  statistics: null,
  call_back: 'so that a counsellor you choose can call you',
  looks: 'so that you can see who opened your record',
  sharing: 'to do as you’ve chosen',
  choices: 'to do as you’ve chosen, and not to ask you twice',
  reminders: 'to remind you when you want it',
  account: 'to keep your account safe',
};

/** The sentences of the notice that no table says, by the keys of its items. */
export const noticeSentences: NoticeSentences = {
  kind: (heading, purpose) => `${heading}: ${purpose}.`,
  'sight:call_back': 'If you ask for a call back, the counsellors you choose can read your request. No one else can.',
  'sight:operator':
    'The people who run the server could technically read its database. They are required to keep it confidential.',
  'time:records': (months) =>
    `We keep your results and moods for ${months} ${plural(months, { one: 'month', other: 'months' })}, then delete them. We tell you before we do.`,
  'time:account': `When you delete your account, everything in it is gone after ${erasureDays} days.`,
  'time:log': `After that, a list of who did what and when stays for ${eventDays} days. It has no results in it.`,
  'right:see': 'You can read, download and correct what we keep about you at any time.',
  'right:withdraw':
    'You can withdraw your agreement with one tap, under My Profile, Privacy. We’ll then stop saving new results and moods. You can still read, download and delete everything, and help is always there.',
};

export const privacyNoticeMessages = {
  title: 'Privacy notice',
  intro: 'What we keep about you, why, who can see it and for how long.',
  number: (count: number, day: string) => `Version ${count}, in use since ${day}.`,
  parts: { kind: 'What we keep, why, and who can see it', time: 'How long we keep it', right: 'Your choices' },
  loading: 'Loading...',
  loadFailed: 'We couldn’t load the notice. Please try again in a moment.',
  link: 'Privacy notice',
  /** In a sheet before the next thing that is recorded, until it is answered. */
  asked: {
    label: 'Privacy notice',
    first: 'Please read how we handle your data, and tell us whether you agree.',
    changed: 'The privacy notice has changed since you agreed to it.',
    gone: 'This no longer applies:',
    read: 'Read the whole notice',
    agree: 'I agree',
    decline: 'I don’t agree',
    effect: 'If you say no, we’ll stop saving new results and moods. You can still see everything, and get help.',
    stopped: 'Nothing new is saved. Change that',
  },
  /** In the profile. */
  card: {
    title: 'What you agreed to',
    agreed: (count: number, when: string) => `You agreed to version ${count} of the privacy notice on ${when}.`,
    declined: (count: number, when: string) =>
      `You don’t agree to version ${count} of the privacy notice, as you said on ${when}. Nothing is being recorded.`,
    older: (count: number) => `Now there’s version ${count}.`,
    never: 'You haven’t been asked yet.',
    withdraw: 'Withdraw my agreement',
    give: 'I agree to the privacy notice',
    withdrawn: 'You’ve withdrawn your agreement. We’ve stopped saving new results and moods.',
    given: 'Thank you. Your tests and moods are recorded again.',
    next: 'To delete what there is, go to My data.',
  },
} as const;
