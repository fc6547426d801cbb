/** By the question's id; may hold answers to questions that are no longer asked. */
export type Answers = Readonly<Record<string, number>>;

/** As the contract has it. */
export type Asked = { id: string; text: string; care_from: number | null };

export function unanswered<Q extends { id: string }>(questions: readonly Q[], answers: Answers): Q[] {
  return questions.filter(({ id }) => answers[id] === undefined);
}

/** Only the answers to what is asked: these are sent. */
export function answersTo(questions: readonly { id: string }[], answers: Answers): Answers {
  const own: Record<string, number> = {};
  for (const { id } of questions) {
    const value = answers[id];
    if (value !== undefined) own[id] = value;
  }
  return own;
}

/** The answers to these questions call for care: the contract says which of them can, and from which answer on. */
export function asksForCare(questions: readonly Pick<Asked, 'id' | 'care_from'>[], answers: Answers): boolean {
  return questions.some(({ id, care_from: from }) => from !== null && (answers[id] ?? 0) >= from);
}
