import type { Answers } from './answers.ts';

/** Each is made of the same answers, so that a state looks alike on every screen. */
export const states = ['many', 'one', 'empty', 'long', 'loading', 'error'] as const;

export type State = (typeof states)[number];

/** The frame around a screen, and what it could not be without: the same in every state. */
const always = new Set([
  'GET /api/auth/me',
  'GET /api/questions/active',
  'GET /api/questions',
  'GET /api/reminders/mine',
  'GET /api/admin/reminder-settings',
  'GET /api/record-policy',
  'GET /api/push/key',
]);

const longName = 'Lakshmibai Venkatanarasimharajuvaripeta of the Department of Community Participation and Learning';
const namesPeople = new Set(['name', 'designation', 'city', 'note', 'what_helps', 'warning_signs']);

/** The answer to one call in this state; 'never' where it does not come, and 'failed' where it says no. */
export function answerIn(state: State, call: string, answers: Answers): unknown {
  const answer: unknown = answers[call as keyof Answers];
  if (state === 'long') return lengthened(answer);
  if (always.has(call) || state === 'many') return answer;
  if (state === 'loading') return 'never';
  if (state === 'error') return 'failed';
  return shortened(answer, state === 'one' ? 1 : 0);
}

function shortened(answer: unknown, most: number): unknown {
  if (Array.isArray(answer)) return answer.slice(0, most);
  if (typeof answer !== 'object' || answer === null)
    return typeof answer === 'number' ? Math.min(answer, most) : answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      Array.isArray(value) || (typeof value === 'number' && !/month|days|hours/.test(key))
        ? shortened(value, most)
        : value,
    ]),
  );
}

/** No two of a list have one name, though they look the same: what tells them apart are spaces at the end. */
function lengthened(answer: unknown, key = '', place = 0): unknown {
  if (Array.isArray(answer)) return answer.map((one, at) => lengthened(one, '', at));
  if (typeof answer === 'string') return namesPeople.has(key) ? longName + ' '.repeat(place) : answer;
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, lengthened(value, name, place)]));
}
