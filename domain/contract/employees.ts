import * as z from 'zod/mini';
import { byEmployeeFilter, employeeSorts, longestFilter } from '../employee-filters.ts';
import { fieldsWhere } from '../person-fields.ts';
import { instrumentTypes } from '../instruments/instrument.ts';
import { defineEndpoint } from './endpoint.ts';
import { filterText, pagingShape } from './paging.ts';
import { storedShape } from './person-rules.ts';
import { code, idParams } from './text.ts';

const employeeSchema = z.object({
  id: z.string(),
  ...storedShape(['name', 'email', 'date_of_birth']),
  age: z.nullable(z.number()),
  ...storedShape(fieldsWhere('seenBy', 'admins')),
});

export type Employee = z.infer<typeof employeeSchema>;

/** Which employees: all where nothing is chosen. */
const filterShape = byEmployeeFilter((name) => filterText(longestFilter(name)));

const sortField = z.optional(z.enum(employeeSorts, code('not_in_list')));

/**
 * The page asks at the very address of the specification and says in the header `X-Page-Size` how many it shows, as `limit` would.
 * Without that, `limit` and `cursor` all matches are answered, by name where no other order is asked for. The list of actions and the
 * other admins are told of that as of the spreadsheet, at most once an hour for one admin.
 */
export const employees = defineEndpoint({
  method: 'GET',
  path: '/api/admin/employees',
  access: 'admin',
  shows: 'employeeList',
  summary: 'Employees by name or in another order, filtered and in pages.',
  limit: 'lists',
  query: z.object({
    ...pagingShape,
    ...filterShape,
    /** A cursor holds for the order in which it was given. */
    sort: sortField,
  }),
  reply: z.array(employeeSchema),
});

/**
 * Who an employee is, as the list says it, so that an admin knows whose record is asked for. Opens nothing: no policy
 * changes it, and it is no look into the record. 404 for an id of no one and of someone who is not an employee.
 */
export const namedEmployee = defineEndpoint({
  method: 'GET',
  path: '/api/admin/employees/:id',
  access: 'admin',
  shows: 'employeeList',
  summary: 'Who an employee is. It opens no record.',
  limit: 'lists',
  params: idParams,
  reply: z.pick(employeeSchema, { id: true, name: true, email: true, designation: true, city: true }),
});

export const employeesExport = defineEndpoint({
  method: 'GET',
  path: '/api/admin/exports/employees.csv',
  access: 'admin',
  shows: 'employeeList',
  summary: 'Employees as a spreadsheet, in the order of the list.',
  limit: 'exports',
  stepUp: true,
  query: z.object({ ...filterShape, sort: sortField }),
  reply: 'file',
  fileTypes: ['text/csv'],
});

export const employeePlaces = defineEndpoint({
  method: 'GET',
  path: '/api/admin/employee-places',
  access: 'admin',
  shows: 'nothing',
  summary: 'The states and cities that occur among employees.',
  reply: z.array(z.object({ state: z.string(), city: z.string(), count: z.int() })),
});

const employeeDetailsSchema = z.object({
  name: z.string(),
  assessments: z.array(
    z.object({
      date: z.string(),
      type: z.enum(instrumentTypes),
      /** Null for a partial record: its sum may be a single answer, and answers are no one's but the person's. */
      score: z.nullable(z.int()),
      severity: z.string(),
    }),
  ),
  moods: z.array(z.object({ date: z.string(), mood: z.string() })),
  /** Records made up to this instant stay closed under an earlier, stricter policy; missing where none do. */
  closed_until: z.optional(z.string()),
});

export type EmployeeDetails = z.infer<typeof employeeDetailsSchema>;

/**
 * One employee's history, newest first; `date` is an instant. The policy for named records decides: `reason_needed`,
 * `not_shared` and `statistics_only` are its refusals (403); before them comes `record_of_disabled` (403), of someone who could
 * not see who looked. Each success is written down for the employee to read.
 */
export const employeeDetails = defineEndpoint({
  method: 'GET',
  path: '/api/admin/employee-details/:id',
  access: 'admin',
  shows: 'namedRecord',
  summary: 'Opens one employee’s scores and moods, newest first. The employee is told.',
  refusals: ['reason_needed', 'not_shared', 'statistics_only', 'record_of_disabled'],
  limit: 'lists',
  params: idParams,
  reply: employeeDetailsSchema,
});
