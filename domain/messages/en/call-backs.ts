import { inList } from './lists.ts';
import { plural } from './numbers.ts';
import type { CallOutcome, callBackSends } from '../../contract/call-backs.ts';

type Names = readonly { name: string }[];

const sends: Record<(typeof callBackSends)[number], string> = {
  name: 'name',
  phone: 'phone number',
  preferred_time: 'preferred time',
  note: 'note',
};

/** Asking a counsellor from the organisation to call: the person's side. */
export const callBackMessages = {
  title: 'Ask for a call back',
  about: (hours: number) => `A counsellor from your organisation can call you within ${inTime(hours)}.`,
  consent: (parts: readonly (keyof typeof sends)[], who: Names) =>
    `Share my ${inList(parts.map((part) => sends[part]))} with ${namesOf(who)}.`,
  nothingElse:
    'No one else can read your request. If no one responds in time, another counsellor or the wellness admins are told that a request is waiting, but never whose. Nothing else is shared: no answers, no scores and no moods. You can withdraw your request at any time.',
  agreeAgain: 'Please check who would get your request, and agree again.',
  readBy: (who: Names) => `Only ${namesOf(who)} can read it.`,
  joined: (name: string) =>
    `${name} is now a counsellor here, and can’t see your request. Would you like them to read it too?`,
  agree: 'Yes, share it',
  decline: 'No',
  of: (name: string) => `(${name})`,
  agreed: (name: string) => `${name} can read your request now.`,
  declined: (name: string) => `${name} can’t read your request.`,
  timeHint: 'For example: today after 5, or any time.',
  noteHint: 'Anything they should know.',
  button: 'Ask for a call back',
  failed: 'We couldn’t send your request. Please try again, or call one of the helplines.',
  waiting: (asked: string, by: string) => `You asked for a call on ${asked}. A counsellor should call by ${by}.`,
  overdue: (by: string) =>
    `We’re sorry. A counsellor should have called by ${by}, but no one has responded to your request yet. It’s still open. You can also call one of these helplines now.`,
  taken: (when: string) => `A counsellor picked up your request on ${when} and will call you.`,
  outcomes: {
    spoke: (when) => `You spoke with a counsellor. They noted it on ${when}.`,
    calls_again: (when) => `A counsellor will call you again. They noted it on ${when}.`,
    not_wanted: (when) =>
      `You no longer wanted a call. The counsellor noted it on ${when}. You can ask again at any time.`,
  } satisfies Record<CallOutcome, (when: string) => string>,
  takerLeft:
    'The counsellor who picked up your request is no longer here and can’t see it. If you haven’t been called yet, you can ask again, or call one of these helplines at any time.',
  withdrawn: 'You’ve withdrawn your request, and what you sent has been deleted.',
  noneLeft:
    'The counsellors you shared this with are no longer here, so no one can read your request right now. It stays open. You can call one of these helplines at any time.',
  yours: 'Your request for a call',
  takenUp: 'A counsellor has your request for a call',
  noCallYet: 'No call yet? See who you can call now',
  withdraw: 'Withdraw my request',
  calledAt: (phone: string, time: string) => `Your number: ${phone}. A good time: ${time}.`,
} as const;

/** The counsellor's side. */
export const counsellorMessages = {
  title: 'Requests for a call',
  intro: 'People who’ve asked for a call and agreed to share their request with you. You see only what they sent.',
  loading: 'Loading requests...',
  loadFailed: 'We couldn’t load the requests. Please try again in a moment.',
  none: 'No requests right now.',
  noneNextStep: 'New ones appear here automatically.',
  open: 'Waiting',
  overdue: 'Overdue',
  taken: 'Yours',
  phone: 'Phone',
  time: 'When to call',
  note: 'Note',
  asked: (when: string) => `Asked on ${when}.`,
  by: (when: string) => `Call by ${when}.`,
  takenAt: (when: string) => `Picked up on ${when}.`,
  take: 'Take this request',
  of: (name: string) => `(${name})`,
  done: (name: string) => `You’ve taken ${name}’s request. They can see that.`,
  erased: 'The details have since been deleted.',
  how: 'How did it go?',
  outcomes: { spoke: 'Spoke', calls_again: 'Will call again', not_wanted: 'No longer wanted' } satisfies Record<
    CallOutcome,
    string
  >,
  noted: (outcome: string, when: string) => `${outcome}, ${when}`,
  saved: (name: string, outcome: string) => `Saved for ${name}: ${outcome}. They can see that.`,
  undo: 'Undo',
  undone: (name: string) => `Undone. ${name} is still waiting for your call.`,
  giveBack: 'Give back',
  givenBack: (name: string) => `You’ve given ${name}’s request back. Other counsellors can take it.`,
} as const;

/** To a counsellor, at once. Nothing of who or why. */
export const callAskedMail = {
  subject: (productTitle: string) => `${productTitle}: someone has asked for a call`,
  text: (link: string, hours: number) =>
    [
      `Someone has asked for a call. Please call within ${inTime(hours)}.`,
      '',
      'Your list of requests says whom to call, and when:',
      '',
      link,
      '',
      'If you cannot call in time, please tell another counsellor or a wellness admin that you are away.',
    ].join('\n'),
} as const;

/** To another counsellor or, where there is none, to the admins. Nothing of who, of whom it was sent to, or why. */
export const overdueElsewhereMail = {
  subject: (productTitle: string) => `${productTitle}: a request for a call is waiting`,
  text: (hours: number) =>
    [
      `Someone asked for a call more than ${inTime(hours)} ago, and no one has taken the request yet.`,
      '',
      'You cannot see it, and we do not say whose it is: it was sent to someone else. Please ask the counsellors where you work whether they can call.',
      '',
      'If one of them is away, an admin can make someone else a counsellor under People. We then ask anyone who is waiting if they would like to share the request with them.',
      '',
      'We send this at most once a day.',
    ].join('\n'),
} as const;

/** To a counsellor: someone waits past the stated time. Nothing of who or why. */
export const overdueMail = {
  subject: (productTitle: string) => `${productTitle}: someone is waiting for a call`,
  text: (link: string, hours: number) =>
    [
      `Someone asked for a call more than ${inTime(hours)} ago, and no one has taken the request yet.`,
      '',
      'Please open your list of requests:',
      '',
      link,
      '',
      'We send this at most once a day.',
    ].join('\n'),
} as const;

/** The hours in which a counsellor calls. */
export const callingHoursMessages = {
  title: 'When I call',
  intro: 'People who ask for a call see these hours. They show when you usually call.',
  dayFrom: (day: string) => `${day}, from`,
  dayTo: (day: string) => `${day}, until`,
  save: 'Save hours',
  saved: 'Your hours are saved.',
  failed: 'We couldn’t save your hours. Please try again.',
  loadFailed: 'We couldn’t load your hours. Please try again in a moment.',
  period: 'Please choose an end time that’s after the start.',
  /** Monday is the first. */
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  heading: 'When they call',
  ofDays: (days: string, from: string, to: string) => `${days}, ${from} to ${to}`,
  of: (name: string, hours: string) => `${name}: ${hours}`,
  unstated: 'any time',
  zone: (zone: string) => `Times are in ${zone}.`,
} as const;

function namesOf(who: Names): string {
  return inList(who.map(({ name }) => name));
}

function inTime(hours: number): string {
  if (hours % 24 !== 0) return plural(hours, { one: 'an hour', other: `${hours} hours` });
  return plural(hours / 24, { one: 'a day', other: `${hours / 24} days` });
}
