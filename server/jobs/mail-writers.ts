import { writeLeavingLink, writeLeavingPlanned, writeLeavingWithdrawn } from '../features/leaving/leaving-mails.ts';
import type { MailWriters } from '../mail/outgoing-mailer.ts';

/** Who writes which mail. */
export const mailWriters: MailWriters = {
  leaving_planned: writeLeavingPlanned,
  leaving_link: writeLeavingLink,
  leaving_withdrawn: writeLeavingWithdrawn,
};
