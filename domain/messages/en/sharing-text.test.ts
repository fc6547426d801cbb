import { describe, expect, test } from 'vitest';
import { recordPolicies } from '../../visibility/record-policy.ts';
import { refusalOf } from '../../visibility/rules.ts';
import { sharingText } from '../sharing-text.ts';
import { policyMessages, sharingMessages } from './visibility.ts';

const sharing = (shares: boolean, coversOlder = shares) => ({ shares, since: null, covers_older: coversOlder });

describe.each(recordPolicies)('trust 9: under %s', (policy) => {
  test.each([true, false])('with sharing %s, the sentence says whether admins can open the record', (shares) => {
    const text = sharingText(sharingMessages, sharing(shares), { policy, olderUntil: undefined });
    const isOpen = refusalOf(policy, { reasonGiven: true, shares }) === undefined;
    expect(
      /admins can open your|an admin (?:who gives|still has to give) a reason|You share your record/.test(text),
    ).toBe(isOpen);
    expect(/can’t open it|no one else can open/i.test(text)).toBe(!isOpen);
    expect(/reason/.test(text)).toBe(policy === 'reason');
    // The choice is in effect where it changes what the policy answers.
    const other = refusalOf(policy, { reasonGiven: true, shares: !shares }) === undefined;
    expect(/not in effect|makes no difference|will matter if/i.test(text)).toBe(isOpen === other);
  });

  test('the sentence above names the setting, and no other as the one in force', () => {
    expect(sharingMessages.about[policy]).toContain(`uses ‘${policyMessages.names[policy]}’`);
  });
});

test('trust 9: nobody reads “You don’t share your record.” alone where admins can open it', () => {
  for (const policy of ['open', 'reason'] as const)
    expect(sharingText(sharingMessages, sharing(false), { policy, olderUntil: undefined })).not.toMatch(
      /do not share|don’t share/,
    );
});

describe.each(['open', 'reason'] as const)('trust 9: under %s after a stricter setting', (policy) => {
  const inForce = { policy, olderUntil: '20 Nov 2026' };

  test('the choice decides about what was recorded before', () => {
    expect(sharingText(sharingMessages, sharing(false), inForce)).toMatch(
      /up to 20 Nov 2026 still follows a stricter setting/,
    );
    expect(sharingText(sharingMessages, sharing(true), inForce)).toMatch(
      /up to 20 Nov 2026 is open like everything newer/,
    );
    expect(sharingText(sharingMessages, sharing(true, false), inForce)).toBe('You have chosen to share your record.');
  });
});

test('trust 9: where the setting is not known, it says what was chosen and no more', () => {
  expect(sharingText(sharingMessages, sharing(true), undefined)).toBe('You have chosen to share your record.');
  expect(sharingText(sharingMessages, sharing(false), undefined)).toBe('You have not chosen to share your record.');
});
