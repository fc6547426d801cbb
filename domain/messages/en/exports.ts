/** The header lines of the files that an admin downloads for a spreadsheet. */
export const exportMessages = {
  employeeColumns: ['Name', 'Email', 'DOB', 'Age', 'Theme', 'Designation', 'State', 'City'],
  severityColumns: ['Severity', 'Total', 'GAD-7', 'PHQ-9'],
  submissionColumns: ['Date', 'GAD-7', 'PHQ-9'],
  moodColumns: ['Mood', 'Count'],
  averageColumns: ['Date', 'Average GAD-7 score', 'Average PHQ-9 score'],
} as const;
