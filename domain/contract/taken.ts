import * as z from 'zod/mini';
import { recordPolicies } from '../visibility/record-policy.ts';
import { code, oneOf } from './text.ts';

/**
 * Sent with what has waited on a device for a connection: when it was taken, at most 14 days ago and never ahead of the
 * server's clock, and the rule that the person was shown then. Refused with `taken_too_long_ago`, `taken_ahead` (400), and
 * with `rule_loosened` (409) where admins would get more of it than that rule gave them.
 */
export const takenShape = {
  taken_at: z.optional(z.iso.datetime({ offset: true, error: code('not_a_date') })),
  shown_policy: z.optional(oneOf(recordPolicies)),
};

export const takenRefusals = ['taken_too_long_ago', 'taken_ahead', 'rule_loosened'] as const;
