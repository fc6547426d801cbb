import type { Language } from '../../domain/languages.ts';

/** A mail as a feature writes it; who it comes from is a setting. */
export interface OutgoingMail {
  to: string;
  subject: string;
  /** In which it is written; the first one where it is left out. */
  language?: Language;
  text: string;
  html: string;
  /** Told apart by it from another try of the same; a new one is made for each where it is left out. */
  messageId?: string;
  /** Its link opens an account or a record: as a file it is removed after a day. */
  isSecret?: boolean;
  attachments?: readonly { name: string; contentType: string; bytes: Uint8Array }[];
}

/** Resolves once the mail server has taken the mail. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;
