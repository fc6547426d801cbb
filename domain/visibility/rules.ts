import type { ErrorCode } from '../errors.ts';
import { policyRules } from './record-policy.ts';
import type { RecordPolicy } from './record-policy.ts';

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

/** True where figures are about everyone alone, moved by chance. */
export function needsLargeGroups(policy: RecordPolicy): boolean {
  return policyRules[policy].statistics !== 'groups';
}
