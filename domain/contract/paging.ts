import * as z from 'zod/mini';
import { largestPage } from '../field-limits.ts';
import { code } from './text.ts';

/** Rows of a page where a cursor comes without a limit. */
export const usualPage = 50;

const pageLimit = z.pipe(
  z.string().check(z.regex(/^[0-9]{1,4}$/, code('whole_number'))),
  z.pipe(
    z.transform(Number),
    z.int().check(z.minimum(1, code('page_range')), z.maximum(largestPage, code('page_range'))),
  ),
);

/** What the header `X-Page-Size` says in the place of a limit; a number that no page can have says nothing. */
export function saidPageSize(header: string | undefined): number | undefined {
  return z.safeParse(z.optional(pageLimit), header).data;
}

/** An empty filter, as a form without a choice sends it, is none. */
export function filterText(max: number) {
  return z.pipe(
    z.optional(z.string().check(z.maxLength(max, code('too_long')))),
    z.transform((text: string | undefined) => text || undefined),
  );
}

/**
 * A page of a long list and a search in it. The total of all matches stands in the header `X-Total-Count`, the cursor
 * of the next page in `X-Next-Cursor`; it is missing on the last page.
 */
export const pagingShape = {
  q: filterText(200),
  limit: z.optional(pageLimit),
  cursor: filterText(2000),
};
