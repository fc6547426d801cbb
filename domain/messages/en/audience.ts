import { reasonMinutes } from '../../visibility/reason-time.ts';
import type { VisibilityLevel } from '../../visibility/visibility-levels.ts';
import type { RecordPolicy } from '../../visibility/record-policy.ts';

type ByPolicy = Record<RecordPolicy, string>;

const alone = 'They can’t see your individual answers.';
const hidden = 'No one else can see your individual answers.';
const counted = 'They’re only counted in totals about everyone.';

/** Who sees what, in a sentence or two that are true under the policy in force. The page about it has the whole list. */
export const audienceMessages = {
  title: 'Who can see my answers?',
  link: 'Who can see what',
  linkText: 'Everything people can and can’t see, on one page.',
  /** Where the policy is not known: true under each. */
  unknown: 'No one at work can see your individual answers. For everything else, see:',
  /** Each with a list of what it is about: made for the policy in force in `../registration-audience.ts`. */
  registration: {
    always: (kinds: string) => `Your wellness admins can see ${kinds}.`,
    withReason: (kinds: string) => `An admin must give a reason, which you can read, to open ${kinds}.`,
    ifShared: (kinds: string) => `Admins can open these only if you share them: ${kinds}.`,
    hidden: (kinds: string) => `No one else at work can see ${kinds}.`,
    /** Of results and moods alike; another level of them has no headline, and the list says it. */
    headline: {
      always: 'Your wellness admins can see your results and moods.',
      with_reason: 'An admin must give a reason, which you can read, to see your results and moods.',
      if_shared: 'Admins can see your results and moods only if you share them.',
      nothing: 'No one else at work can see your results and moods.',
    } satisfies Partial<Record<VisibilityLevel, string>> as Partial<Record<VisibilityLevel, string>>,
    answersAlone: 'Only you can see your individual answers.',
    /** A looser setting is announced; its words are folded below. */
    changesFrom: (day: string) => `Who can see your results and moods changes on ${day}.`,
    more: 'Everything others can and can’t see',
    /** The middle is a link. */
    agree: (count: number | undefined) =>
      [
        'By registering you agree to the ',
        count === undefined ? 'privacy notice' : `privacy notice (version ${count})`,
        '.',
      ] as const,
    groups: (people: number) =>
      `Your results and moods also count in totals for everyone, and in groups of ${people} or more.`,
    largeGroups: 'Your results and moods also count in totals for everyone. Each number is shifted a little at random.',
  },
  changes: (line: string, day: string) => `${line} (changes on ${day})`,
  /** On My Tests; all of it comes with a press. */
  inOneLine: {
    open: 'Admins can see your results and moods',
    reason: 'Admins need a reason to see your results',
    consent: 'Admins see only what you share',
    never: 'No one else can open your results or moods',
  } satisfies ByPolicy,
  answers: {
    open: `You can. Wellness admins can open your results (date, score and level) and your moods, with your name. ${alone}`,
    reason: `You can. A wellness admin who gives a reason can open your results (date, score and level) and your moods, with your name, for ${reasonMinutes} minutes. You can see who it was and why. ${alone}`,
    consent: `You can. Wellness admins can open your results (date, score and level) and your moods, with your name, only if you share them. ${alone}`,
    never: `You can. No one else can open your results or your moods with your name. ${counted} ${hidden}`,
  } satisfies ByPolicy,
  result: {
    open: `You can. Wellness admins can open the date, the score and its level, with your name. ${alone}`,
    reason: `You can. A wellness admin who gives a reason can open the date, the score and its level, with your name. You can see who it was and why. ${alone}`,
    consent: `You can. Wellness admins can open the date, the score and its level, with your name, only if you share them. ${alone}`,
    never: `You can. No one else can open it with your name. It’s only counted in totals about everyone. ${hidden}`,
  } satisfies ByPolicy,
} as const;
