import type { AnswerValue } from '../../../domain/instruments/answer-scale.ts';
import { phq9, selfHarmItem } from '../../../domain/instruments/phq9.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';

/** By the question's id; may hold answers to questions that are no longer asked. */
export type Answers = Readonly<Record<string, AnswerValue>>;

type Asked = { id: string; text: string };

export function unanswered<Q extends Asked>(questions: readonly Q[], answers: Answers): Q[] {
  return questions.filter(({ id }) => answers[id] === undefined);
}

/** Only the answers to what is asked: these are sent. */
export function answersTo(questions: readonly Asked[], answers: Answers): Answers {
  const own: Record<string, AnswerValue> = {};
  for (const { id } of questions) {
    const value = answers[id];
    if (value !== undefined) own[id] = value;
  }
  return own;
}

/** The question after which help is shown; known by its wording, because ids are the server's and items can be off. */
export function selfHarmQuestion(type: InstrumentType, questions: readonly Asked[]): string | undefined {
  if (type !== 'PHQ-9') return undefined;
  const wording = phq9.items.find(({ n }) => n === selfHarmItem)?.text;
  return questions.find(({ text }) => wording !== undefined && plain(text) === plain(wording))?.id;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
