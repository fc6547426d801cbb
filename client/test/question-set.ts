import type { QuestionWithState } from '../../domain/contract/questions.ts';
import { questions } from '../../gallery/invented.ts';
import type { Answers, SentCall } from './answer-calls.ts';

/** Keeps which questions are active, as the server does. */
export function keepQuestions(off: readonly string[] = []) {
  const kept = questions.map((question): QuestionWithState => ({ ...question, is_active: !off.includes(question.id) }));
  function flip({ params }: SentCall): QuestionWithState {
    const found = kept.find(({ id }) => id === params['id']);
    if (!found) throw new Error(`There is no question ${params['id']}`);
    found.is_active = !found.is_active;
    return { ...found };
  }
  const answers = {
    'GET /api/questions': () => kept,
    'GET /api/questions/active': () => questions.filter((_question, place) => kept[place]?.is_active),
    'PATCH /api/questions/:id': flip,
  } satisfies Answers;
  return { kept, flip, answers };
}
