import type { ErrorCode } from '../errors.ts';
import type { RecordPolicy } from './record-policy.ts';

/**
 * What someone gets to see of one kind of data, from nothing to everything. 'large_groups' are figures about many
 * people, moved by chance and never about fewer than MIN_GROUP; 'groups' are figures without a lower bound; 'if_in_role' is
 * who the person is, where they are a counsellor or an admin.
 */
export const sights = [
  'nothing',
  'large_groups',
  'groups',
  'if_in_role',
  'if_asked',
  'if_shared',
  'with_reason',
  'always',
] as const;

export type Sight = (typeof sights)[number];

interface PolicyRule {
  /** What admins get of a named record. */
  record: Sight;
  /** What admins get of the figures about everyone. */
  statistics: Sight;
}

/** The one table that the server enforces and that the page about it is made from. */
export const policyRules: Readonly<Record<RecordPolicy, PolicyRule>> = {
  open: { record: 'always', statistics: 'groups' },
  reason: { record: 'with_reason', statistics: 'large_groups' },
  consent: { record: 'if_shared', statistics: 'large_groups' },
  never: { record: 'nothing', statistics: 'large_groups' },
};

/** Why an admin may not open a record now; undefined where it is allowed. Whatever is not allowed here is refused. */
export function refusalOf(
  policy: RecordPolicy,
  { reasonGiven, shares }: { reasonGiven: boolean; shares: boolean },
): ErrorCode | undefined {
  const { record } = policyRules[policy];
  if (record === 'always') return undefined;
  if (record === 'with_reason') return reasonGiven ? undefined : 'reason_needed';
  if (record === 'if_shared') return shares ? undefined : 'not_shared';
  return 'statistics_only';
}

/** True where no figure may be about fewer than MIN_GROUP people. */
export function needsLargeGroups(policy: RecordPolicy): boolean {
  return policyRules[policy].statistics !== 'groups';
}
