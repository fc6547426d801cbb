import type { Sharing } from '../contract/record-policy.ts';
import type { RecordPolicy } from '../visibility/record-policy.ts';
import type { Messages } from './messages.ts';

interface InForce {
  policy: RecordPolicy;
  /** The day up to which records follow a stricter policy; undefined where none do. */
  olderUntil: string | undefined;
}

/** What a person's choice does now. Without the policy it says what was chosen, and no more. */
export function sharingText(
  words: Messages['visibility']['sharingMessages'],
  { shares, covers_older: coversOlder }: Sharing,
  inForce: InForce | undefined,
): string {
  const choice = shares ? 'on' : 'off';
  if (!inForce) return words.unknown[choice];
  const { policy, olderUntil } = inForce;
  if (olderUntil === undefined || policy === 'consent') return words.states[policy][choice];
  // Under a milder policy the choice decides about older records all the same.
  return shares && !coversOlder ? words.unknown.on : words.older[choice](olderUntil);
}
