import type { RecordPolicy } from '../../visibility/record-policy.ts';

type ByPolicy = Record<RecordPolicy, string>;

const alone = 'Nobody there is shown your single answers.';

/** Who sees what, in a sentence or two that are true under the policy in force. The page about it has the whole list. */
export const audienceMessages = {
  link: 'Who can see what',
  linkText: 'The rules that the program follows, in one list.',
  /** Where the policy is not known: true under each. */
  unknown: 'Nobody at work is shown your single answers. Who can see what else stands on a page of its own.',
  registration: {
    open: 'Your wellness admins can see your name, your work details, your scores and your moods. Your answers to single questions are shown to nobody else.',
    reason:
      'Your wellness admins can see your name and work details. To open your scores and moods they must write down why, and you can read it. Your answers to single questions are shown to nobody else.',
    consent:
      'Your wellness admins can see your name and work details. They can open your scores and moods only if you share them. Your answers to single questions are shown to nobody else.',
    never:
      'Your wellness admins can see your name and work details. Your scores and moods are shown to nobody else with your name. They count in figures about many people together.',
  } satisfies ByPolicy,
  answers: {
    open: `You can. Wellness admins can open your results (the date, the score and its level) and your moods, with your name. ${alone}`,
    reason: `You can. A wellness admin who writes down why can open your results (the date, the score and its level) and your moods, with your name, for 15 minutes. You can read who it was and why. ${alone}`,
    consent: `You can. Wellness admins can open your results (the date, the score and its level) and your moods, with your name, only if you share them. ${alone}`,
    never: `You can. Nobody else can open your results or your moods with your name. They count in figures about many people together. ${alone}`,
  } satisfies ByPolicy,
  result: {
    open: `You do. Wellness admins can open the date, the score and its level, with your name. ${alone}`,
    reason: `You do. A wellness admin who writes down why can open the date, the score and its level, with your name. You can read who it was and why. ${alone}`,
    consent: `You do. Wellness admins can open the date, the score and its level, with your name, only if you share them. ${alone}`,
    never: `You do. Nobody else can open it with your name. It counts in figures about many people together. ${alone}`,
  } satisfies ByPolicy,
} as const;
