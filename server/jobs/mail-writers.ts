import { writeOverdue } from '../features/call-backs/tell-overdue.ts';
import { writeCheckIn } from '../features/check-ins/check-in-mail.ts';
import {
  writeDetailsCorrected,
  writeEmailAsked,
  writeEmailChanged,
  writeEmailConfirm,
} from '../features/corrections/correction-mails.ts';
import { writeLeavingLink, writeLeavingPlanned, writeLeavingWithdrawn } from '../features/leaving/leaving-mails.ts';
import {
  writeCodesRenewed,
  writeCodeUsed,
  writeFactorAdded,
  writeFactorGuessed,
  writeFactorRemoved,
} from '../features/second-factor/factor-mails.ts';
import type { MailWriters } from '../mail/outgoing-mailer.ts';

/** Who writes which mail. */
export const mailWriters: MailWriters = {
  email_confirm: writeEmailConfirm,
  email_asked: writeEmailAsked,
  email_changed: writeEmailChanged,
  details_corrected: writeDetailsCorrected,
  check_in: writeCheckIn,
  overdue: writeOverdue,
  leaving_planned: writeLeavingPlanned,
  leaving_link: writeLeavingLink,
  leaving_withdrawn: writeLeavingWithdrawn,
  factor_added: writeFactorAdded,
  factor_removed: writeFactorRemoved,
  recovery_codes_renewed: writeCodesRenewed,
  recovery_code_used: writeCodeUsed,
  factor_guessed: writeFactorGuessed,
};
