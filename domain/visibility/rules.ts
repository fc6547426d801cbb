import type { ErrorCode } from '../errors.ts';
import { policyRules } from './record-policy.ts';
import type { RecordPolicy } from './record-policy.ts';

/**
 * Why an admin may not open a record now; undefined where it is allowed. Whatever is not allowed here is refused. Under every
 * rule the person can read who looked: one whose account is disabled can't.
 */
export function refusalOf(
  policy: RecordPolicy,
  { reasonGiven, shares, disabled = false }: { reasonGiven: boolean; shares: boolean; disabled?: boolean },
): ErrorCode | undefined {
  if (disabled) return 'record_of_disabled';
  const { record } = policyRules[policy];
  if (record === 'always') return undefined;
  if (record === 'with_reason') return reasonGiven ? undefined : 'reason_needed';
  if (record === 'if_shared') return shares ? undefined : 'not_shared';
  return 'statistics_only';
}

/** True where figures are about everyone alone, moved by chance. */
export function needsLargeGroups(policy: RecordPolicy): boolean {
  return policyRules[policy].statistics !== 'groups';
}
