import { doEach } from '../../jobs/do-each.ts';
import { answerAccount } from './own/account.routes.ts';
import { answerProfile } from './profile/profile.routes.ts';
import { answerRegistration } from './registration/registration.routes.ts';
import { answerPasskeys, answerSecondFactor } from './second-factor/second-factor.routes.ts';
import { answerSessions } from './sessions/sessions.routes.ts';
import { answerAuth, answerConfirmPassword } from './sign-in/auth.routes.ts';
import { answerSecondStep } from './sign-in/second-step.routes.ts';
import { answerSingleSignOn } from './single-sign-on/single-sign-on.routes.ts';
import { deleteEndedEmailChanges } from './email-changes/email-changes.queries.ts';
import { eraseDueAccounts } from './own/erase-accounts.ts';
import { eraseOldRecords } from './own/retention.ts';
import { writeInvitation, writeRegisterLink } from './registration/registration-mails.ts';
import { deleteEndedRegistrationLinks } from './registration/registration.queries.ts';
import {
  writeCodesRenewed,
  writeCodeUsed,
  writeFactorAdded,
  writeFactorGuessed,
  writeFactorRemoved,
} from './second-factor/factor-mails.ts';
import { deleteEndedPasskeyChallenges } from './second-factor/passkeys.queries.ts';
import { deleteEndedBrowsers } from './sign-in/known-browsers.queries.ts';
import { writeReset } from './sign-in/reset-mailer.ts';
import { deleteEndedResets } from './sign-in/resets.queries.ts';
import { writeNewDevice, writePasswordChanged, writeSignInAfterFailures } from './sign-in/safety-mails.ts';
import { deleteEndedChallenges } from './sign-in/second-step.queries.ts';
import { deleteEndedSignOns } from './single-sign-on/logouts.queries.ts';
import { writeBreakGlass, writeSsoLinked, writeSsoUnlinked } from './single-sign-on/single-sign-on-mails.ts';
import type { Feature } from '../feature.ts';

export const accounts = {
  calls: {
    account: answerAccount,
    auth: answerAuth,
    confirmPassword: answerConfirmPassword,
    passkeys: answerPasskeys,
    profile: answerProfile,
    registration: answerRegistration,
    secondFactor: answerSecondFactor,
    secondStep: answerSecondStep,
    sessions: answerSessions,
    singleSignOn: answerSingleSignOn,
  },
  mails: {
    reset: writeReset,
    register_link: writeRegisterLink,
    invitation: writeInvitation,
    sso_linked: writeSsoLinked,
    sso_unlinked: writeSsoUnlinked,
    break_glass: writeBreakGlass,
    factor_added: writeFactorAdded,
    factor_removed: writeFactorRemoved,
    recovery_codes_renewed: writeCodesRenewed,
    recovery_code_used: writeCodeUsed,
    factor_guessed: writeFactorGuessed,
    password_changed: writePasswordChanged,
    new_device: writeNewDevice,
    sign_in_after_failures: writeSignInAfterFailures,
  },
  removeEnded: [
    deleteEndedResets,
    deleteEndedChallenges,
    deleteEndedPasskeyChallenges,
    deleteEndedBrowsers,
    deleteEndedRegistrationLinks,
    deleteEndedEmailChanges,
    deleteEndedSignOns,
  ],
  erase: (context) => doEach([eraseDueAccounts, eraseOldRecords], (step) => step(context)),
} satisfies Feature;
