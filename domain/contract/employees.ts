import * as z from 'zod/mini';
import { instrumentTypes } from '../instruments/instrument.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './text.ts';

const employeeSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  date_of_birth: z.nullable(z.string()),
  age: z.nullable(z.number()),
  theme: z.nullable(z.string()),
  designation: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
});

export type Employee = z.infer<typeof employeeSchema>;

/** Rows a page may carry at most. */
export const largestPage = 200;

const wholeNumberText = /^[0-9]{1,4}$/;

/**
 * Without `limit` and `cursor` all matches are answered. `q` searches name and e-mail.
 * The total stands in `X-Total-Count`, the next page's cursor in `X-Next-Cursor`.
 */
export const employees = defineEndpoint({
  method: 'GET',
  path: '/api/admin/employees',
  access: 'admin',
  query: z.object({
    state: z.optional(z.string()),
    city: z.optional(z.string()),
    q: z.optional(z.string().check(z.maxLength(200, 'too_long'))),
    limit: z.optional(
      z.pipe(
        z.string().check(z.regex(wholeNumberText, 'whole_number')),
        z.pipe(
          z.transform(Number),
          z.int().check(z.minimum(1, 'interval_range'), z.maximum(largestPage, 'interval_range')),
        ),
      ),
    ),
    cursor: z.optional(z.string()),
  }),
  reply: z.array(employeeSchema),
});

/** The states and cities that occur among employees, for the filters of the list. */
export const employeePlaces = defineEndpoint({
  method: 'GET',
  path: '/api/admin/employee-places',
  access: 'admin',
  reply: z.array(z.object({ state: z.string(), city: z.string(), count: z.int() })),
});

const employeeDetailsSchema = z.object({
  name: z.string(),
  assessments: z.array(
    z.object({ date: z.string(), type: z.enum(instrumentTypes), score: z.int(), severity: z.string() }),
  ),
  moods: z.array(z.object({ date: z.string(), mood: z.string() })),
});

export type EmployeeDetails = z.infer<typeof employeeDetailsSchema>;

/** One employee's history, newest first; `date` is an instant. */
export const employeeDetails = defineEndpoint({
  method: 'GET',
  path: '/api/admin/employee-details/:id',
  access: 'admin',
  params: idParams,
  reply: employeeDetailsSchema,
});
