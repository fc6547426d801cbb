import type { AdminRequestKind } from '../../domain/admin-requests.ts';
import type { WatchedAct } from '../../domain/watched-acts.ts';

/**
 * The mails that wait until the mail server takes them, with what each needs beside its person. Never a health matter, and no
 * token: that is made when the mail is written.
 */
export interface MailDetails {
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
  /** A second factor came, or went; `all` where an admin has removed every one. */
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
export interface SignInDetail {
  at: string;
  browser: string;
  system: string;
}

export type MailKind = keyof MailDetails;
