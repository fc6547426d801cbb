import { expect, test } from 'vitest';
import { closedUntil } from '../../visibility/record-policy.ts';
import type { PolicyChange } from '../../visibility/record-policy.ts';
import { policyMessages } from './visibility.ts';

const hour = (count: number) => new Date(Date.UTC(2026, 0, 1, count));

test.each(['reason', 'consent', 'never'] as const)(
  'trust 11: the dialog of a tightening to %s says what loosening it later does not undo',
  (policy) => {
    const text = policyMessages.confirm.lasting[policy];
    const changes: PolicyChange[] = [
      { policy, at: hour(1) },
      { policy: 'open', at: hour(3) },
    ];
    const closed = (reasonGiven: boolean, sharesSince: Date | null) =>
      closedUntil(changes, { reasonGiven, sharesSince }) !== undefined;
    expect(closed(false, null)).toBe(true);
    expect(text).toMatch(/^If you relax this later, records made until then stay protected: /);
    expect(/takes a reason/.test(text)).toBe(!closed(true, null));
    expect(/they’re closed/.test(text)).toBe(closed(true, null));
    expect(/unless the person shares them/.test(text)).toBe(!closed(false, hour(4)));
    expect(/shares them after that/.test(text)).toBe(closed(false, hour(2)));
  },
);
