import { recallDays } from '../../instruments/recall.ts';
import { inWeeks } from './numbers.ts';
import type { InstrumentType } from '../../instruments/instrument.ts';

const weeks = inWeeks(recallDays);

export const assessmentMessages = {
  title: 'My Tests',
  heading: { 'GAD-7': 'GAD-7 Anxiety', 'PHQ-9': 'PHQ-9 Depression' } satisfies Record<InstrumentType, string>,
  picture: { 'GAD-7': 'GAD-7', 'PHQ-9': 'PHQ-9', personality: 'personality' } satisfies Record<
    InstrumentType | 'personality',
    string
  >,
  asks: { 'GAD-7': 'About worry and tension', 'PHQ-9': 'About mood, sleep and energy' } satisfies Record<
    InstrumentType,
    string
  >,
  submit: (type: InstrumentType) => `Submit ${type}`,
  again: (type: InstrumentType) => `Take the ${type} again`,
  unanswered: (type: InstrumentType) => `Please answer all ${type} questions before submitting.`,
  chooseOne: 'Please choose one answer.',
  questionsOf: (type: InstrumentType) => `${type} questions`,
  question: (number: number, isAnswered: boolean) =>
    isAnswered ? `Question ${number}, answered` : `Question ${number}, not answered yet`,
  moveOn: 'Move on after each answer',
  aloud: { read: 'Read aloud', stop: 'Stop reading' },
  submitFailed: (type: InstrumentType) => `Something went wrong while submitting your ${type} assessment.`,
  questionsChanged: 'The questions have changed since you opened them. Nothing was saved. Please look at them again.',
  stillHere: 'Your answers are still here.',
  none: (type: InstrumentType) => `No ${type} questions found.`,
  noneNextStep: 'This test is turned off right now. You can still log your mood.',
  loading: 'Loading your questions...',
  loadFailed: 'We couldn’t load the questions. Please try again in a moment.',
  /** Where one’s own language has no official form that is on. */
  wording: {
    missing: (type: InstrumentType, own: string) =>
      `The ${type} isn’t available here in ${own} yet. We only show its questions in tested, official words.`,
    shown: (language: string) => `They’re in ${language}.`,
    choose: 'Show the questions in',
  },
  attributionTitle: 'About the questionnaires',
} as const;

export const resultMessages = {
  score: (type: InstrumentType, total: number) => `Your ${type} Score: ${total}`,
  scale: (type: InstrumentType, total: number, largest: number, band: string) =>
    `${type}: ${total} on a scale from 0 to ${largest}. Level: ${band}.`,
  partial:
    'Some questions are turned off at your organisation, so this is just a total. It has no level and can’t be compared with your other results.',
  changed: 'Since last time',
  first: 'This is your first result. Next time, you’ll see how it compares.',
  incomparable: 'This can’t be compared with your last result, because the questions weren’t the same both times.',
  lastTime: (date: string) => `Last time was on ${date}.`,
  next: 'What may help',
  steps: {
    steady:
      'Things look steady on this scale. Keep doing what works for you. If something is on your mind anyway, talking it over can help.',
    ease: 'A few quiet minutes may help. So can talking to someone about what’s on your mind.',
    talk: 'Talking to someone may help: a person you trust, a counsellor or a doctor. You can bring your report with you.',
    care: 'A counsellor or a doctor can help, and a person you trust can help you find one. You can bring your report with you.',
    open: 'If something is on your mind, talking to someone can help, whatever your score.',
  },
  again: 'When to check in again',
  askAgain: (date: string) =>
    `The questions cover ${weeks}, so ${date} is a good time to check in again. You can retake it sooner if you like.`,
  askAgainNow: `It’s been ${weeks} or more, so now is a good time to check in again.`,
  toBreathing: 'Try the breathing exercise',
  toStats: 'See your results over time',
  toHelp: 'See who you can call',
  whoToCall: 'Someone you can call',
  callBack: 'A call from a counsellor',
  callBackText: 'You can leave your number, and a counsellor will call you. They don’t see your answers or scores.',
  askForCallBack: 'Ask for a call back',
  trusted: 'Someone you trust',
  trustedText: 'You can call or write to them. You don’t have to explain much.',
  toPlan: 'Write down who you can turn to',
  meaning: 'What this means',
  whoSees: 'Who can see this',
} as const;

/** On the home screen. */
export const checkInMessages = {
  next: (when: string) => `Next check-in: ${when}`,
  due: 'any time',
} as const;
