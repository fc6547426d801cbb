import { writeAdminRequest } from '../features/people/admin-requests/request-mail.ts';
import { writeCallAsked } from '../features/help/call-backs/tell-asked.ts';
import { writeOverdue, writeOverdueElsewhere } from '../features/help/call-backs/tell-overdue.ts';
import { writeCheckIn } from '../features/reminders/check-ins/check-in-mail.ts';
import {
  writeDetailsCorrected,
  writeEmailAsked,
  writeEmailChanged,
  writeEmailConfirm,
} from '../features/people/corrections/correction-mails.ts';
import {
  writeLeavingLink,
  writeLeavingPlanned,
  writeLeavingWithdrawn,
} from '../features/people/leaving/leaving-mails.ts';
import { writeLooked } from '../features/privacy/access-notices/look-mailer.ts';
import {
  writeBreakGlass,
  writeSsoLinked,
  writeSsoUnlinked,
} from '../features/accounts/single-sign-on/single-sign-on-mails.ts';
import {
  writeCodesRenewed,
  writeCodeUsed,
  writeFactorAdded,
  writeFactorGuessed,
  writeFactorRemoved,
} from '../features/accounts/second-factor/factor-mails.ts';
import {
  writeNewDevice,
  writePasswordChanged,
  writeSignInAfterFailures,
} from '../features/accounts/sign-in/safety-mails.ts';
import { writeWatchedActs } from '../features/people/watched-acts/tell-admins.ts';
import type { MailWriters } from '../mail/outgoing-mailer.ts';

/** Who writes which mail. */
export const mailWriters: MailWriters = {
  email_confirm: writeEmailConfirm,
  email_asked: writeEmailAsked,
  email_changed: writeEmailChanged,
  details_corrected: writeDetailsCorrected,
  check_in: writeCheckIn,
  looked: writeLooked,
  call_asked: writeCallAsked,
  overdue: writeOverdue,
  overdue_elsewhere: writeOverdueElsewhere,
  leaving_planned: writeLeavingPlanned,
  leaving_link: writeLeavingLink,
  leaving_withdrawn: writeLeavingWithdrawn,
  sso_linked: writeSsoLinked,
  sso_unlinked: writeSsoUnlinked,
  break_glass: writeBreakGlass,
  watched_acts: writeWatchedActs,
  admin_request: writeAdminRequest,
  factor_added: writeFactorAdded,
  factor_removed: writeFactorRemoved,
  recovery_codes_renewed: writeCodesRenewed,
  recovery_code_used: writeCodeUsed,
  factor_guessed: writeFactorGuessed,
  password_changed: writePasswordChanged,
  new_device: writeNewDevice,
  sign_in_after_failures: writeSignInAfterFailures,
};
