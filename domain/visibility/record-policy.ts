import type { VisibilityLevel } from './visibility-levels.ts';

interface PolicyRule {
  /** What admins get of a named record. */
  record: Extract<VisibilityLevel, 'always' | 'with_reason' | 'if_shared' | 'nothing'>;
  /** What admins get of the figures about everyone. */
  statistics: Extract<VisibilityLevel, 'groups' | 'large_groups'>;
}

/**
 * How an admin gets to see a named record, the most open first: the order is that of strictness. The one table that the
 * server enforces and that the page about it is made from.
 */
const rules = {
  open: { record: 'always', statistics: 'groups' },
  reason: { record: 'with_reason', statistics: 'large_groups' },
  consent: { record: 'if_shared', statistics: 'large_groups' },
  never: { record: 'nothing', statistics: 'large_groups' },
} as const satisfies Record<string, PolicyRule>;

export type RecordPolicy = keyof typeof rules;

export const policyRules: Readonly<Record<RecordPolicy, PolicyRule>> = rules;

export const recordPolicies = Object.keys(rules) as readonly RecordPolicy[];

/** What holds until an admin has chosen: the behaviour of the specification. */
const firstPolicy: RecordPolicy = 'open';

/** Characters of a reason for looking at a record. */
export const longestReason = 300;

/** From `at` on, `policy` was in force. Lists of them are in the order of time. */
export interface PolicyChange {
  policy: RecordPolicy;
  at: Date;
}

export function isStricter(one: RecordPolicy, other: RecordPolicy): boolean {
  return recordPolicies.indexOf(one) > recordPolicies.indexOf(other);
}

export function policyInForce(changes: readonly PolicyChange[]): RecordPolicy {
  return changes.at(-1)?.policy ?? firstPolicy;
}

/** The policy that a record made at this time is held to: the strictest one since then. */
export function policySince(changes: readonly PolicyChange[], madeAt: Date): RecordPolicy {
  const first = policyInForce(changes.filter(({ at }) => at < madeAt));
  return changes
    .filter(({ at }) => at >= madeAt)
    .reduce((strictest, { policy }) => (isStricter(policy, strictest) ? policy : strictest), first);
}

/** The last moment at which a policy stricter than `level` gave way to one that is not; undefined where none ever did. */
function lastLoosenedTo(changes: readonly PolicyChange[], level: RecordPolicy): Date | undefined {
  return changes.findLast(
    ({ policy }, place) => isStricter(changes[place - 1]?.policy ?? firstPolicy, level) && !isStricter(policy, level),
  )?.at;
}

/** A range of records that stay under a stricter policy than the one in force. */
interface OlderRecords {
  madeUntil: Date;
  policy: RecordPolicy;
}

/**
 * A loosening opens nothing that was recorded before it: an older record stays under the strictest policy since it was
 * made. The latest range comes first; each one begins where the next one in the list ends.
 */
export function olderRecords(changes: readonly PolicyChange[]): OlderRecords[] {
  const inForce = policyInForce(changes);
  const stricter = recordPolicies.filter((policy) => isStricter(policy, inForce));
  const found: OlderRecords[] = [];
  for (const policy of stricter) {
    const below = recordPolicies[recordPolicies.indexOf(policy) - 1] ?? firstPolicy;
    const madeUntil = lastLoosenedTo(changes, below);
    if (!madeUntil) continue;
    // A stricter policy that held as long or longer takes the place of the milder one.
    while (found.length > 0 && (found.at(-1)?.madeUntil ?? madeUntil) <= madeUntil) found.pop();
    found.push({ madeUntil, policy });
  }
  return found;
}

/** What opens the records of one person to one admin. */
interface AccessGrounds {
  /** The admin has given a reason for this person that still counts. */
  reasonGiven: boolean;
  /** Since when the person shares; null where they do not. */
  sharesSince: Date | null;
}

/**
 * The moment up to which a person's records stay closed although those made later may be read; undefined where all of
 * them may. Who shares has consented to what 'consent' and 'reason' kept closed; what 'never' kept closed opens only
 * by a consent that was given after 'never' had ended.
 */
export function closedUntil(
  changes: readonly PolicyChange[],
  { reasonGiven, sharesSince }: AccessGrounds,
): Date | undefined {
  const isOpen = ({ policy, madeUntil }: OlderRecords) => {
    const { record } = policyRules[policy];
    if (record === 'nothing') return sharesSince !== null && sharesSince > madeUntil;
    return record === 'always' || sharesSince !== null || (record === 'with_reason' && reasonGiven);
  };
  return olderRecords(changes).find((older) => !isOpen(older))?.madeUntil;
}
