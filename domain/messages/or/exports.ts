import type { FieldsWhere } from '../../person-fields.ts';
import { instrumentTypes } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';

/** The files that an admin downloads for a spreadsheet. Their header lines are the same in every language. */
export const exportMessages = {
  button: 'CSV ଡାଉନଲୋଡ୍ କରନ୍ତୁ',
  of: (what: string) => `(${what})`,
  failed: 'ଫାଇଲ୍ ତିଆରି ହୋଇପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  /** In the order of the columns. */
  employeeColumns: drafted<Record<FieldsWhere<'seenBy', 'admins'> | 'age', string>>({
    name: 'Name',
    email: 'Email',
    date_of_birth: 'DOB',
    age: 'Age',
    theme: 'Theme',
    designation: 'Designation',
    state: 'State',
    city: 'City',
  }),
  severityColumns: ['Severity', 'Total', ...instrumentTypes],
  submissionColumns: ['Date', ...instrumentTypes],
  moodColumns: ['Mood', 'Count'],
  averageColumns: ['Date', ...instrumentTypes.map((type) => `Average ${type} score`)],
  throughColumn: 'Through',
  coversColumn: 'Covers',
  chanceColumn: 'Rounded by chance, give or take',
} as const;
