import type { FieldsWhere } from '../../person-fields.ts';
import { formatCount, plural } from './numbers.ts';
/** The admin's list of employees. */
export const employeeMessages = {
  title: 'All Employees',
  intro: 'When you open someone’s record, it’s logged, and they can see that it was you.',
  filters: 'Filters',
  search: 'Search by name or email',
  state: 'State',
  city: 'City',
  allStates: 'All States',
  allCities: 'All Cities',
  clear: 'Clear filters',
  loading: 'Loading employees...',
  loadFailed: 'We couldn’t load the employees. Please try again in a moment.',
  total: (count: number) => `${formatCount(count)} ${plural(count, { one: 'employee', other: 'employees' })}`,
  found: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'employee matches', other: 'employees match' })}`,
  none: 'No employees yet.',
  noneNextStep: 'They’ll appear here once they register.',
  nothingFound: 'No employees match.',
  nothingFoundNextStep: 'Try another name, or clear the filters.',
  export: 'employees',
  labels: {
    email: 'Email',
    date_of_birth: 'DOB',
    age: 'Age',
    theme: 'Theme',
    designation: 'Designation',
    state: 'State',
    city: 'City',
  } satisfies Record<Exclude<FieldsWhere<'seenBy', 'admins'>, 'name'> | 'age', string>,
  unknown: '–',
  pages: 'Pages',
  page: (page: number, pages: number) => `Page ${formatCount(page)} of ${formatCount(Math.max(page, pages))}`,
  next: 'Next',
  previous: 'Previous',
  firstPage: 'First page',
} as const;

/** The same list as a table, where someone has chosen it. */
export const employeeListMessages = {
  asTable: 'Show as a table',
  asCards: 'Show as cards',
  name: 'Name',
} as const;

/** What an admin sees of one employee. */
export const employeeHistoryMessages = {
  title: 'Employee history',
  back: 'All Employees',
  note: 'Opening this page has been logged, and the employee can see it.',
  loading: 'Loading...',
  noData: 'No data available.',
  closed: 'Closed by your organisation’s rule.',
  filter: 'Filter by Date',
  allDates: 'All Dates',
  trends: 'Score trends',
  assessments: 'Assessments',
  noAssessments: 'No assessment records found.',
  moods: 'Mood Entries',
  noMoods: 'No mood entries available.',
  date: 'Date',
  type: 'Type',
  score: 'Score',
  severity: 'Severity',
  mood: 'Mood',
  showMore: (rest: number) => `Show more (${formatCount(rest)} left)`,
  of: (what: string) => `(${what})`,
} as const;
