import { changeBodyOf, resetBodyOf } from '../../../../domain/contract/auth.ts';
import { joinSchemaOf, registrationSchemaOf } from '../../../../domain/contract/person.ts';
import { messagesIn } from '../../../../domain/messages/messages.ts';
import { recordSecurityEvent, recordRefusal } from '../../../security/audit/security-events.ts';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { deleteSession } from '../../../security/sessions/sessions.queries.ts';
import { endSessionAddress } from '../single-sign-on/provider.ts';
import { findWorkLists } from '../../work-lists/chosen-work.ts';
import { choosePassword, signIn } from './auth.service.ts';
import { answerEntered } from './finish-sign-in.ts';
import { changeOwnPassword } from './replace-password.ts';
import { joinInvited } from './join.ts';
import { requireLocalLogin } from '../../../security/passwords/local-login.ts';
import { registerEmployee } from './register-employee.ts';
import { takeQuietly } from '../../../security/limits/limits.ts';
import type { Limit } from '../../../security/limits/limits.ts';
import { queueMailTo } from '../../../mail/outbox.queries.ts';
import { givePassword } from '../../../security/sessions/step-up.ts';

/**
 * Copies that the browser keeps of pages and answers, those behind Back among them. Not `"storage"`, which would take
 * along help without a connection and the appearance, nor `"cookies"`, by which the browser is known and which reaches
 * other applications of the same domain. What the person has left in the storage the page removes itself.
 */
const clearedAtSignOut = '"cache"';

export function answerAuth(services: Services): HandlersOf<'auth'> {
  const policy = services.config.passwordPolicy;
  return {
    login: async ({ body, setHeader, ...origin }) => answerEntered(await signIn(services, body, origin), setHeader),

    register: {
      handle: async ({ body, setHeader, ...origin }) => {
        requireLocalLogin(services);
        return answerEntered(await registerEmployee(services, body, origin), setHeader);
      },
      bodyNow: async () => registrationSchemaOf(await findWorkLists(services.db), policy),
    },

    join: {
      handle: async ({ params: { token }, body, setHeader, ...origin }) => {
        requireLocalLogin(services);
        return answerEntered(await joinInvited(services, { token, ...body }, origin), setHeader);
      },
      bodyNow: async () => joinSchemaOf(policy),
    },

    logout: async ({ caller, language, setHeader }) => {
      const provider = await services.db.transaction().execute(async (db) => {
        const issuer = await deleteSession(db, caller.tokenHash);
        await recordSecurityEvent({ ...services, db }, { action: 'signed_out', personId: caller.id });
        return issuer;
      });
      setHeader('Clear-Site-Data', clearedAtSignOut);
      services.log.info({ event: 'signed_out', user: caller.id });
      const end_session = provider === null ? undefined : endSessionAddress(services);
      return { msg: messagesIn[language].auth.logoutMessages.done, end_session };
    },

    forgotPassword: async ({ body: { email }, address, language }) => {
      requireLocalLogin(services);
      await askForLink(services, { email, address });
      return { msg: messagesIn[language].auth.forgotPasswordMessages.sent };
    },

    resetPassword: {
      handle: async ({ params: { token }, body: { newPassword }, setHeader, language, ...origin }) => {
        requireLocalLogin(services);
        setHeader('Set-Cookie', await choosePassword(services, { token, newPassword }, origin));
        return { msg: messagesIn[language].auth.resetPasswordMessages.done };
      },
      bodyNow: async () => resetBodyOf(policy),
    },

    changePassword: {
      handle: async ({ body, caller, address, language }) => {
        await changeOwnPassword(services, { ...body, userId: caller.id, tokenHash: caller.tokenHash, address });
        return { msg: messagesIn[language].auth.changePasswordMessages.done };
      },
      bodyNow: async () => changeBodyOf(policy),
    },
  };
}

/**
 * Notes that a link was asked for, known e-mail or not. It never refuses: past the limits nothing is noted, and of an
 * e-mail past its limit there is a request already, whose mail comes as soon as the hour has room for it.
 */
export async function askForLink(
  services: Services,
  { email, address }: { email: string; address: string },
): Promise<void> {
  // In this order: who may ask no more from an address counts nothing for anyone's e-mail.
  const limits: Limit[] = [
    { kind: 'forgot-address', subject: address },
    { kind: 'forgot-email', subject: email },
  ];
  if (!(await takeQuietly(services, limits))) {
    services.log.warn({ event: 'slowed', kind: 'forgot' });
    return;
  }
  recordRefusal(services, { action: 'reset_link_asked' });
  const now = services.now();
  await queueMailTo(services.db, { kind: 'reset', address: email, detail: { by_admin: 'no' }, now });
  services.wakeOutbox();
}

export function answerConfirmPassword(services: Services): HandlersOf<'confirmPassword'> {
  return {
    confirmPassword: async ({ body: { password }, caller, address }) => {
      const until = await givePassword(services, { caller, password, address });
      return { confirmed_until: until.toISOString() };
    },
  };
}
