import { inList } from './lists.ts';
import { plural } from './numbers.ts';
import type { callBackSends } from '../../contract/call-backs.ts';

type Names = readonly { name: string }[];

const sends: Record<(typeof callBackSends)[number], string> = {
  name: 'your name',
  phone: 'this phone number',
  preferred_time: 'when to call',
  note: 'your note',
};

/** Asking a counsellor of the organisation to call: the person's side. */
export const callBackMessages = {
  title: 'Ask for a call back',
  about: (hours: number) => `A counsellor of your organisation can call you, within ${inTime(hours)}.`,
  consent: (parts: readonly (keyof typeof sends)[], who: Names) =>
    `I agree that ${namesOf(who)} ${plural(who.length, { one: 'gets', other: 'get' })} ${inList(parts.map((part) => sends[part]))}.`,
  nothingElse:
    'Nobody else can read your request. Nothing else is passed on: no answers, no scores and no moods. You can take the request back at any time.',
  agreeAgain: 'Please read who would get your request, and agree again.',
  readBy: (who: Names) => `Only ${namesOf(who)} can read it.`,
  joined: (name: string) => `${name} is now a counsellor here, and can’t see your request. May they read it too?`,
  agree: 'Yes, they may',
  decline: 'No',
  of: (name: string) => `(${name})`,
  agreed: (name: string) => `${name} can read your request now.`,
  declined: (name: string) => `${name} can’t read your request.`,
  answerFailed: 'That did not work. Please try again.',
  timeHint: 'For example: today after 5, or any time.',
  noteHint: 'Anything that they should know.',
  button: 'Ask for a call back',
  failed: 'Your request could not be sent. Please try again, or call one of the lines.',
  again: 'Ask again',
  waiting: (asked: string, by: string) => `You asked for a call on ${asked}. A counsellor should call by ${by}.`,
  overdue: (by: string) =>
    `We are sorry: nobody has taken up your request by ${by}. It is still open. You may also call one of these lines now.`,
  taken: (when: string) => `A counsellor took up your request on ${when} and will call you.`,
  takerLeft:
    'The counsellor who took up your request is no longer here and can’t see it. If you haven’t been called yet, you can ask again, or call one of these lines at any time.',
  withdrawn: 'You have taken your request back. What you had sent is erased.',
  noneLeft:
    'The counsellors you named are no longer here, so nobody can read your request at the moment. It stays open. You can call one of these lines at any time.',
  yours: 'Your request for a call',
  toRequest: 'See your request',
  withdraw: 'Take my request back',
  withdrawFailed: 'That did not work. Please try again.',
  calledAt: (phone: string, time: string) => `Your number: ${phone}. A good time: ${time}.`,
} as const;

/** The counsellor's side. */
export const counsellorMessages = {
  title: 'Requests for a call',
  intro:
    'People who have asked for a call and agreed that you read it. You see what they have sent, and nothing else of them.',
  loading: 'Loading requests...',
  loadFailed: 'The requests could not be loaded. Please check your connection and try again.',
  none: 'No requests at the moment.',
  noneNextStep: 'New ones appear here by themselves.',
  open: 'Waiting',
  overdue: 'Past its time',
  taken: 'Taken up by you',
  phone: 'Phone',
  time: 'When to call',
  note: 'Note',
  asked: (when: string) => `Asked on ${when}`,
  by: (when: string) => `Call by ${when}`,
  takenAt: (when: string) => `Taken up on ${when}`,
  take: 'I take this up',
  of: (name: string) => `(${name})`,
  done: (name: string) => `You have taken up the request of ${name}. They can see that.`,
  failed: 'That did not work. Please try again.',
  erased: 'What was sent is erased by now.',
} as const;

function namesOf(who: Names): string {
  return inList(who.map(({ name }) => name));
}

function inTime(hours: number): string {
  if (hours % 24 !== 0) return plural(hours, { one: 'an hour', other: `${hours} hours` });
  return plural(hours / 24, { one: 'a day', other: `${hours / 24} days` });
}
