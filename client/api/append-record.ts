/** A history with one record more, at its end unless it was sent late; an answer that is no record, or is in it already, changes nothing. */
export function appendRecord<R extends { id?: string; created_at: string }>(
  history: readonly R[],
  answer: Partial<R> | null | undefined,
): readonly R[] {
  if (!isRecord(answer) || history.some(({ id }) => id === answer.id)) return history;
  return [...history, answer].sort((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at));
}

function isRecord<R extends { id?: string; created_at: string }>(answer: Partial<R> | null | undefined): answer is R {
  return answer?.id !== undefined && answer.created_at !== undefined;
}
