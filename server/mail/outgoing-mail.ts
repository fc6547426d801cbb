/** A mail as a feature writes it; who it comes from is a setting. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Resolves once the mail server has taken the mail. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;
