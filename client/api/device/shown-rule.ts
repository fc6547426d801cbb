import type { recordPolicy } from '../../../domain/contract/record-policy.ts';
import type { ReplyOf } from '../../../domain/contract/endpoint.ts';
import type { RecordPolicy } from '../../../domain/visibility/record-policy.ts';
import { keepKnown, readKnown } from './known.ts';

type Rule = ReplyOf<typeof recordPolicy>;

const name = 'rule';

let shown: Rule | undefined;

/** The rule for named records that the page shows beside what is recorded. */
export function noteShownRule(rule: Rule): void {
  if (rule === shown) return;
  shown = rule;
  void keepKnown(name, rule);
}

/** The session has ended: what its person was shown says nothing of the next one. */
export function leaveShownRule(): void {
  shown = undefined;
}

export async function readKnownRule(): Promise<Rule | undefined> {
  return (await readKnown<Rule>(name))?.data;
}

/** What the person was shown last; undefined where this device has never known. */
export async function shownPolicy(): Promise<RecordPolicy | undefined> {
  return (shown ?? (await readKnownRule()))?.policy;
}
