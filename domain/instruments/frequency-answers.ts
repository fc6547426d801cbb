/** The four answers of the GAD-7 and the PHQ-9. */
export const frequencyAnswers = [
  { value: 0, label: 'Not at all', loinc: 'LA6568-5' },
  { value: 1, label: 'Several days', loinc: 'LA6569-3' },
  { value: 2, label: 'More than half the days', loinc: 'LA6570-1' },
  { value: 3, label: 'Nearly every day', loinc: 'LA6571-9' },
] as const;
