import { recallDays } from '../../instruments/recall.ts';
import { inWeeks, plural } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';

const weeks = inWeeks(recallDays);

const asksAbout: Record<InstrumentType, string> = {
  'GAD-7': 'worry and tension',
  'PHQ-9': 'mood, sleep and energy',
};

export const assessmentMessages = {
  title: 'My Tests',
  intro: 'Answer for yourself, as it has been. There are no right or wrong answers.',
  onThisPage: 'On this page',
  whoSees: 'Who can see my answers?',
  heading: { 'GAD-7': 'GAD-7 Anxiety', 'PHQ-9': 'PHQ-9 Depression' } satisfies Record<InstrumentType, string>,
  picture: { 'GAD-7': 'GAD-7', 'PHQ-9': 'PHQ-9', personality: 'personality' } satisfies Record<
    InstrumentType | 'personality',
    string
  >,
  asks: (type: InstrumentType, count: number) =>
    `${count} ${plural(count, { one: 'question', other: 'questions' })} about ${asksAbout[type]}`,
  submit: (type: InstrumentType) => `Submit ${type}`,
  unanswered: (type: InstrumentType) => `Please answer all ${type} questions before submitting.`,
  chooseOne: 'Please choose one answer.',
  submitFailed: (type: InstrumentType) => `Something went wrong while submitting your ${type} assessment.`,
  none: (type: InstrumentType) => `No ${type} questions found.`,
  noneNextStep: 'They are switched off at the moment. You can still log your mood.',
  loading: 'Loading your questions...',
  loadFailed: 'The questions could not be loaded. Please check your connection and try again.',
  attributionTitle: 'About the questionnaires',
} as const;

export const resultMessages = {
  score: (type: InstrumentType, total: number) => `Your ${type} Score: ${total}`,
  scale: (type: InstrumentType, total: number, largest: number, band: string) =>
    `${type}: ${total} on a scale from 0 to ${largest}, in the level ${band}.`,
  partial:
    'Some of the questions are switched off in your organisation. So this is a plain sum: it has no level and cannot be compared with other results.',
  changed: 'Since last time',
  first: 'This is your first result. Next time you will see here what has changed.',
  incomparable: 'It cannot be compared with the last one, because not all questions were asked each time.',
  lastTime: (date: string) => `Last time was on ${date}.`,
  next: 'What may help',
  steps: {
    steady:
      'On this scale things look steady. What you do for yourself is worth keeping up. If something weighs on you all the same, talking to somebody may help.',
    ease: 'A few quiet minutes may help. If something weighs on you, so may talking to somebody.',
    talk: 'Talking to somebody may help: a person you trust, a counsellor or a doctor. You can take your report along.',
    care: 'A counsellor or a doctor can help, and a person you trust can help you find one. You can take your report along.',
    open: 'If something weighs on you, talking to somebody may help, whatever the score is.',
  },
  again: 'Asking again',
  askAgain: (date: string) =>
    `The questions are about ${weeks}, so ${date} is a good time. You may answer again at any time.`,
  askAgainNow: `The questions are about ${weeks}, and these have passed. You may answer again at any time.`,
  toBreathing: 'Try the breathing exercise',
  toStats: 'See your results over time',
  toHelp: 'See who you can call',
  whoToCall: 'Someone you can call',
  callBack: 'A call from a counsellor',
  callBackText: "You can leave your number, and a counsellor calls you. They don't see your answers or scores.",
  askForCallBack: 'Ask for a call back',
  trusted: 'Someone you trust',
  trustedText: "You can call or write to them. You don't have to explain much.",
  toPlan: 'Write down who you can turn to',
  latest: (date: string) => `Your latest result, from ${date}`,
  whoSees: 'Who sees this',
} as const;

/** On the home screen. */
export const checkInMessages = {
  title: 'Next check-in',
  first: 'Whenever you like',
  now: 'Today is a good time',
  on: (day: string) => `On ${day}`,
  about: `Every ${weeks} is a good rhythm. Earlier is fine too.`,
} as const;
