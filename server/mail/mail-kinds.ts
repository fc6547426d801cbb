import type { AdminRequestKind } from '../../domain/admin-requests.ts';
import type { WatchedAct } from '../../domain/watched-acts.ts';

/**
 * The mails that wait until the mail server takes them, with what each needs beside its person or address. Never a health
 * matter, and no token: that is made when the mail is written.
 */
export interface MailDetails {
  /** To the person who has an account with the address: the link to a new password. */
  reset: { by_admin: 'yes' | 'no' };
  /** To an address that someone wants to register with. */
  register_link: Record<string, never>;
  /** To an address of the staff list. */
  invitation: { reminder: 'yes' | 'no' };
  /** To an admin who has chosen it; `month` is the first day of the one it is about. */
  board_report: { month: string };
  /** The link that confirms a new e-mail, to the new address; where it is another account's, a word to its owner. */
  email_confirm: { change: string };
  /** To the old address: an admin has asked for another one, which the person has yet to confirm. */
  email_asked: { change: string };
  /** To the old address: it was changed, with the link that brings it back. */
  email_changed: { undo: string };
  /** An admin has corrected details: the names of the fields, with commas between. */
  details_corrected: { fields: string };
  /** The person wanted to be reminded to check in again. */
  check_in: Record<string, never>;
  /** The person's record was opened, and they wanted to be told. */
  looked: Record<string, never>;
  /** To a counsellor: someone has asked for a call. */
  call_asked: Record<string, never>;
  /** To a counsellor: a request is past the stated time. */
  overdue: Record<string, never>;
  /** The same to a counsellor who cannot read it, or to an admin. */
  overdue_elsewhere: Record<string, never>;
  /** An admin has noted the first day on which the person no longer works here. */
  leaving_planned: { left_on: string };
  /** The person has left: the link to their record. */
  leaving_link: Record<string, never>;
  /** It was taken back: they work here. */
  leaving_withdrawn: Record<string, never>;
  /** The account was connected with the person's identity at the provider; `closed` says whether the password went with it. */
  sso_linked: { closed: 'yes' | 'no' };
  sso_unlinked: Record<string, never>;
  /** To the other admins: a password has opened an account while local sign-in is off. */
  break_glass: Record<string, never>;
  /** To the other admins: what one of them has done, each with its count. */
  watched_acts: Partial<Record<WatchedAct, string>>;
  /** To an admin: another one has asked for a change of their access, which comes into force then. */
  admin_request: { kind: AdminRequestKind; due: string };
  /** A second factor came, or went; `all` where an admin has removed every one, `passkeys` where the first reset has. */
  factor_added: { factor: string };
  factor_removed: { factor: string };
  recovery_codes_renewed: Record<string, never>;
  /** Someone has signed in with one; how many are left. */
  recovery_code_used: { left: string };
  /** Someone has the password, and guesses codes. */
  factor_guessed: Record<string, never>;
  /** The password is another one. */
  password_changed: { at: string };
  /** A sign-in in a browser that is not known, with its words of `domain/devices.ts`. */
  new_device: SignInDetail;
  /** A right password after wrong ones. */
  sign_in_after_failures: SignInDetail;
}

/** Empty where the device did not say it. */
interface SignInDetail {
  at: string;
  browser: string;
  system: string;
}

export type MailKind = keyof MailDetails;

/** They know an address alone: whose it is, if anyone's, is looked up when they are written. */
export type AddressKind = 'reset' | 'register_link' | 'invitation';

/** Mails of one lane wait for each other, and for none of another. */
export const mailLanes = ['asked', 'account', 'invitations', 'report'] as const;
export type MailLane = (typeof mailLanes)[number];

interface MailRule {
  lane: MailLane;
  /** From when it was asked for. */
  giveUpAfterMs: number;
  hourly?: {
    /** That a person, or an address without one, gets in any hour. */
    most: number;
    /** What becomes of one more: those that wait for the hour are one then. */
    past: 'wait' | 'drop';
    /** Each try has another link, and counts but where it surely did not go out; else a mail counts once, whatever becomes of it. */
    eachTry: boolean;
  };
}

const account: MailRule = { lane: 'account', giveUpAfterMs: 3 * 86_400_000 };
const onceAnHour: MailRule = { ...account, hourly: { most: 1, past: 'drop', eachTry: false } };
/** The person who asked has asked again by the time at which it is given up. */
const asked = { lane: 'asked', giveUpAfterMs: 3_600_000 } as const;

/** How many links an address or a person is mailed in any hour, however often one is asked for. */
export const linksAnHour = 3;

/** A kind that is missing here, or that no one writes, does not compile. */
export const mailRules: { readonly [Kind in MailKind]: MailRule } = {
  reset: { ...asked, hourly: { most: linksAnHour, past: 'wait', eachTry: true } },
  register_link: { ...asked, hourly: { most: linksAnHour, past: 'drop', eachTry: true } },
  invitation: { ...account, lane: 'invitations' },
  board_report: { ...account, lane: 'report' },
  email_confirm: account,
  email_asked: account,
  email_changed: account,
  details_corrected: account,
  check_in: account,
  looked: account,
  call_asked: account,
  overdue: account,
  overdue_elsewhere: account,
  leaving_planned: account,
  leaving_link: account,
  leaving_withdrawn: account,
  sso_linked: account,
  sso_unlinked: account,
  break_glass: account,
  watched_acts: account,
  admin_request: account,
  factor_added: account,
  factor_removed: account,
  recovery_codes_renewed: account,
  recovery_code_used: account,
  factor_guessed: account,
  password_changed: account,
  new_device: onceAnHour,
  sign_in_after_failures: onceAnHour,
};

/** Of a mail of the outbox. What only a newer version knows is as most others. */
export function ruleOf(kind: string): MailRule {
  const known: Readonly<Partial<Record<string, MailRule>>> = mailRules;
  return known[kind] ?? account;
}
