import type { FieldsWhere } from '../../person-fields.ts';
import { instrumentTypes } from '../../instruments/instrument.ts';
import { drafted } from '../draft.ts';

/** The headings of these files stay English, in every language. */
export const exportMessages = {
  button: 'CSV ਡਾਊਨਲੋਡ ਕਰੋ',
  of: (what: string) => `(${what})`,
  failed: 'ਫ਼ਾਈਲ ਨਹੀਂ ਬਣ ਸਕੀ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
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
  /** Added where groups are protected. */
  throughColumn: 'Through',
  coversColumn: 'Covers',
  chanceColumn: 'Rounded by chance, give or take',
} as const;
