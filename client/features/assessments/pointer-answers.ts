/** What is known of the press that an answer came from. */
type Press = Pick<PointerEvent, 'width' | 'height' | 'pressure' | 'isPrimary'>;

/**
 * A finger, a pen or a mouse. A screen reader presses without a size or without pressure, and must stay where it reads.
 */
export function isOwnHand({ width, height, pressure, isPrimary }: Press): boolean {
  const hasSize = width > 0 && height > 0;
  const isPoint = width <= 1 && height <= 1;
  return isPrimary && hasSize && !(isPoint && pressure === 0);
}

/**
 * Where a first answer leads: to the next question without one, or after the last to the end. Nowhere back, because what
 * was passed over was passed over by choice.
 */
export function leadsTo<Q extends { id: string }>(
  questions: readonly Q[],
  isAnswered: (question: Q) => boolean,
  from: string,
): Q | 'end' | null {
  const at = questions.findIndex(({ id }) => id === from);
  const next = questions.slice(at + 1).find((question) => !isAnswered(question));
  if (next) return next;
  return questions.every((question) => question.id === from || isAnswered(question)) ? 'end' : null;
}
