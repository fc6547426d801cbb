import type { Language } from '../../domain/languages.ts';
import type { SecurityContext } from '../security/context.ts';
import type { AddressKind, MailDetails, MailKind } from './mail-kinds.ts';
import type { Addressee } from './outbox.queries.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

export interface MailToWrite<Kind extends MailKind = MailKind> {
  to: string;
  /** Of a kind that knows an address alone: undefined where no account has it. */
  person: Kind extends AddressKind ? Addressee | undefined : Addressee;
  detail: MailDetails[Kind];
  language: Language;
}

/** `unsure`: it may have gone out. `refused`: for good. */
export type MailEnd = 'sent' | 'unsent' | 'refused' | 'unsure';

export interface WrittenMail extends OutgoingMail {
  /** Notes what became of it. */
  settle?(end: MailEnd): Promise<unknown>;
}

/** Returns undefined where there is nothing to say any more. A token is made here, and stored as a hash. */
export type WriteMail<Kind extends MailKind = MailKind, Context = SecurityContext> = (
  context: Context,
  mail: MailToWrite<Kind>,
) => Promise<WrittenMail | undefined>;

export type MailWriters<Context = SecurityContext> = { readonly [Kind in MailKind]: WriteMail<Kind, Context> };
