import { byField, fieldsWhere } from './person-fields.ts';
import type { FieldsWhere } from './person-fields.ts';
import { columnCalled, isWork } from './work-lists.ts';
import type { WorkListKind } from './work-lists.ts';

/** What a staff list says of each person, in the order of the template. */
export const staffColumns = fieldsWhere('imported', true);

export type StaffColumn = FieldsWhere<'imported', true>;

/** Those that are written as they are: no entries of lists. */
export type StaffText = Exclude<StaffColumn, WorkListKind>;

export const staffTexts = staffColumns.filter((column): column is StaffText => !isWork(column));

export function byStaffColumn<T>(valueOf: (column: StaffColumn) => T): Record<StaffColumn, T> {
  return byField(staffColumns, valueOf);
}

/** What else a heading may say, as `columnCalled` reads it. */
export const alsoCalled: Readonly<Record<StaffColumn, readonly string[]>> = {
  name: ['fullname', 'employeename', 'staffname', 'nameofemployee', 'employee'],
  email: ['emailaddress', 'mail', 'emailid', 'mailid', 'workemail', 'officialemail', 'officialemailid', 'officemail'],
  theme: ['department', 'programme', 'program', 'function', 'vertical', 'team', 'unit'],
  designation: ['jobtitle', 'title', 'position', 'role', 'post', 'job'],
  state: ['province', 'region', 'stateut'],
  city: ['town', 'location', 'place', 'baselocation', 'worklocation', 'office'],
};

/** Which column of a file is meant by which of ours. */
export function guessColumns(headings: readonly string[]): Record<StaffColumn, number | null> {
  return byStaffColumn((column) => columnCalled(headings, [column, ...alsoCalled[column]]));
}

/** Lines of a file below its headings, and its bytes. */
export const mostStaffLines = 50_000;
export const mostStaffBytes = 12 * 1024 * 1024;
