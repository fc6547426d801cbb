import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedUntil, isStricter, olderRecords, policyInForce, recordPolicies } from './record-policy.ts';
import type { PolicyChange, RecordPolicy } from './record-policy.ts';
import { refusalOf } from './rules.ts';

const hour = (count: number) => new Date(Date.UTC(2026, 0, 1, count));

const history = (...policies: RecordPolicy[]): PolicyChange[] =>
  policies.map((policy, place) => ({ policy, at: hour(place + 1) }));

describe('the policy in force', () => {
  it('is open until somebody has chosen, then the last one chosen', () => {
    expect(policyInForce([])).toBe('open');
    expect(policyInForce(history('never', 'reason'))).toBe('reason');
  });
});

describe('older records', () => {
  it.each<[RecordPolicy[], [RecordPolicy, number][]]>([
    [[], []],
    [['never'], []],
    [['reason', 'consent', 'never'], []],
    [['never', 'open'], [['never', 2]]],
    [
      ['consent', 'open', 'reason', 'open'],
      [
        ['reason', 4],
        ['consent', 2],
      ],
    ],
    [
      ['never', 'consent', 'open'],
      [
        ['consent', 3],
        ['never', 2],
      ],
    ],
    [['consent', 'never', 'reason'], [['never', 3]]],
    [['reason', 'open', 'never', 'reason'], [['never', 4]]],
    [['never', 'open', 'never'], []],
  ])('of %j stay under %j', (policies, expected) => {
    const found = olderRecords(history(...policies));
    expect(found.map(({ policy, madeUntil }) => [policy, madeUntil])).toEqual(
      expected.map(([policy, until]) => [policy, hour(until)]),
    );
  });

  // Told once more, from the rule's own words: the strictest policy that held at a record's time or at any time since.
  it('stay under the strictest policy since they were made, whatever the history', () => {
    const policies = fc.array(fc.constantFrom(...recordPolicies), { maxLength: 12 });
    fc.assert(
      fc.property(policies, fc.nat(12), (chosen, madeAt) => {
        const changes = history(...chosen);
        const held = [chosen.slice(0, madeAt).at(-1) ?? ('open' as const), ...chosen.slice(madeAt)];
        const strictest = held.reduce((one, other) => (isStricter(other, one) ? other : one));
        const made = new Date(hour(madeAt).getTime() + 1);
        const range = olderRecords(changes).findLast(({ madeUntil }) => made <= madeUntil);
        expect(range?.policy ?? policyInForce(changes)).toBe(strictest);
      }),
    );
  });
});

describe('what stays closed', () => {
  const afterNever = history('never', 'consent', 'open');

  it('opens by a consent given after the strictest time, and not by an older one', () => {
    const closed = (sharesSince: Date | null) => closedUntil(afterNever, { reasonGiven: false, sharesSince });
    expect(closed(null)).toEqual(hour(3));
    expect(closed(hour(0))).toEqual(hour(2));
    expect(closed(hour(2))).toEqual(hour(2));
    expect(closed(new Date(hour(2).getTime() + 1))).toBeUndefined();
  });

  it('opens by a reason where a reason was asked for', () => {
    const changes = history('reason', 'open');
    expect(closedUntil(changes, { reasonGiven: false, sharesSince: null })).toEqual(hour(2));
    expect(closedUntil(changes, { reasonGiven: true, sharesSince: null })).toBeUndefined();
    expect(closedUntil(changes, { reasonGiven: false, sharesSince: hour(0) })).toBeUndefined();
    expect(closedUntil(afterNever, { reasonGiven: true, sharesSince: null })).toEqual(hour(3));
  });
});

describe('a refusal', () => {
  it('is what the policy asks for', () => {
    const none = { reasonGiven: false, shares: false };
    expect(recordPolicies.map((policy) => refusalOf(policy, none))).toEqual([
      undefined,
      'reason_needed',
      'not_shared',
      'statistics_only',
    ]);
    const all = { reasonGiven: true, shares: true };
    expect(recordPolicies.map((policy) => refusalOf(policy, all))).toEqual([
      undefined,
      undefined,
      undefined,
      'statistics_only',
    ]);
    expect(refusalOf('reason', { reasonGiven: false, shares: true })).toBe('reason_needed');
    expect(refusalOf('consent', { reasonGiven: true, shares: false })).toBe('not_shared');
  });
});
