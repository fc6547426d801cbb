/**
 * The mails that wait until the mail server takes them, with what each needs beside its person. Never a health matter, and no
 * token: that is made when the mail is written.
 */
export interface MailDetails {
  /** An admin has noted the first day on which the person no longer works here. */
  leaving_planned: { left_on: string };
  /** The person has left: the link to their record. */
  leaving_link: Record<string, never>;
  /** It was taken back: they work here. */
  leaving_withdrawn: Record<string, never>;
}

export type MailKind = keyof MailDetails;
