import type { FieldsWhere } from '../../person-fields.ts';
import { instrumentTypes } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';

/** The files that an admin downloads for a spreadsheet: their header lines, and the button that asks for them. */
export const exportMessages = {
  button: 'CSV डाउनलोड करें',
  of: (what: string) => `(${what})`,
  failed: 'फ़ाइल नहीं बन पाई। कृपया फिर से कोशिश करें।',
  // Headings of CSV files stay English in every language: other programs read them.
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
  /** Added where groups are protected. */
  throughColumn: 'Through',
  coversColumn: 'Covers',
  chanceColumn: 'Rounded by chance, give or take',
} as const;
