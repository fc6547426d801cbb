import type { NoticeKind } from '../../notices.ts';
import { formatDay } from './dates.ts';
import { fieldNames } from './fields.ts';
import { policyNames } from './policy-names.ts';
import { named } from '../named.ts';

export const noticeMessages = {
  title: 'News about your data',
  dismiss: 'Got it',
} as const;

const aboutRequest = () => 'News about your request for a call';

/** One line on a phone; it leads to where the whole sentence is. */
export const noticeLines: Readonly<Record<NoticeKind, (detail: Readonly<Record<string, string>>) => string>> = {
  policy_loosened: () => 'Who can see your record has changed',
  policy_tightened: () => 'Your record is better protected now',
  policy_announced: (detail) => `Who can see changes on ${formatDay(detail['day'] ?? '')}`,
  policy_called_off: () => 'Good news: access stays as it is',
  counsellor_joined: aboutRequest,
  counsellor_left: aboutRequest,
  counsellor_lost: aboutRequest,
  details_corrected: () => 'An admin changed your details',
  email_asked: () => 'An admin wants to change your email',
};

const policyName = (word: string | undefined) => named(policyNames, word);

/** The whole sentence of a notice. */
export function noticeText(kind: NoticeKind, detail: Readonly<Record<string, string>>): string {
  switch (kind) {
    case 'policy_loosened':
      return `The setting for your record has changed from ‘${policyName(detail['from'])}’ to ‘${policyName(detail['to'])}’. It applies to what you record from now on. What you recorded before keeps the protection it had, unless you choose to share it. You can say no to it below.`;
    case 'policy_tightened':
      return `Good news: the setting for your record is now ‘${policyName(detail['to'])}’ instead of ‘${policyName(detail['from'])}’. It protects everything you’ve recorded. You don’t need to do anything.`;
    case 'policy_announced':
      return `From ${formatDay(detail['day'] ?? '')} (${detail['time_zone']}), not earlier, the setting for your record changes from ‘${policyName(detail['from'])}’ to ‘${policyName(detail['to'])}’. What you record until then keeps the protection it has now, unless you choose to share it. You can say no to it below.`;
    case 'policy_called_off':
      return `The setting for your record won’t change to ‘${policyName(detail['to'])}’, as was announced. That was called off.`;
    case 'counsellor_joined':
      return `${counsellor(detail)} is now a counsellor here. They can’t see your request for a call unless you say they can.`;
    case 'counsellor_lost':
      return `${taker(detail)} is no longer a counsellor here. If you haven’t been called yet, you can ask again.`;
    case 'details_corrected':
      return `An admin has corrected your details: ${fieldNames(detail['fields'] ?? '')}. If that’s not right, please tell them.`;
    case 'email_asked':
      return 'An admin has asked for another email for your account. Nothing changes unless you confirm it with your password.';
    case 'counsellor_left':
      return `${counsellor(detail)} is no longer a counsellor here and can’t see your request for a call.`;
  }
}

function taker({ name }: Readonly<Record<string, string>>): string {
  return name === undefined
    ? 'The counsellor who picked up your request for a call'
    : `${name}, who picked up your request for a call,`;
}

/** Without a name where the account is gone. */
function counsellor({ name }: Readonly<Record<string, string>>): string {
  return name ?? 'Someone';
}
