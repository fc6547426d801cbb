import { instrumentTypes } from './instruments/instrument.ts';
import type { FieldsWhere } from './person-fields.ts';

/** The first lines of CSV files: English no matter who asks, because other programs know the columns by them. */
export const fileHeadings = {
  /** In the order of the columns. A staff list has some of them. */
  employees: {
    name: 'Name',
    email: 'Email',
    date_of_birth: 'DOB',
    age: 'Age',
    theme: 'Theme',
    designation: 'Designation',
    state: 'State',
    city: 'City',
  } satisfies Record<FieldsWhere<'seenBy', 'admins'> | 'age', string>,
  severity: ['Severity', 'Total', ...instrumentTypes],
  submissions: ['Date', ...instrumentTypes],
  moods: ['Mood', 'Count'],
  averages: ['Date', ...instrumentTypes.map((type) => `Average ${type} score`)],
  /** Added where groups are protected. */
  through: 'Through',
  covers: 'Covers',
  margin: 'Rounded by chance, give or take',
  groups: ['Group', 'Of', 'Counted', 'Part', 'Share (%)', 'From (%)', 'To (%)', 'First day', 'Last day'],
  boardReport: [
    ...(['Section', 'What', 'Count', 'Share', 'Range from', 'Range to'] as const),
    ...(['Count before', 'Share before', 'Range before from', 'Range before to'] as const),
  ],
  ownRecord: ['Section', 'Date', 'What', 'Value', 'Note'],
  staffFaults: ['Line', 'Column', 'In the file', 'What to do'],
} as const;
