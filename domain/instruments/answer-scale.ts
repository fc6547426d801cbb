/** The four answers of both questionnaires, in the order of the form. `loinc` is the answer code. */
export const answerScale = [
  { value: 0, label: 'Not at all', loinc: 'LA6568-5' },
  { value: 1, label: 'Several days', loinc: 'LA6569-3' },
  { value: 2, label: 'More than half the days', loinc: 'LA6570-1' },
  { value: 3, label: 'Nearly every day', loinc: 'LA6571-9' },
] as const;

export type AnswerValue = (typeof answerScale)[number]['value'];

export function isAnswerValue(value: unknown): value is AnswerValue {
  return answerScale.some((answer) => answer.value === value);
}
