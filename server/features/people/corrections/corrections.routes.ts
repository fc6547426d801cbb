import { messagesIn } from '../../../../domain/messages/messages.ts';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { confirmPassword } from '../../../security/passwords/confirm-password.ts';
import { askForOwnEmail, correctOwn, correctPerson, ownDetailsOf, personDetails } from './corrections.service.ts';
import { changeBy, confirmChange, undoChange } from '../../accounts/email-changes/email-change.service.ts';
import { dropEmailChange } from '../../accounts/email-changes/email-changes.queries.ts';

export function answerCorrections(services: Services): HandlersOf<'corrections'> {
  return {
    ownDetails: ({ caller }) => ownDetailsOf(services, caller.id),
    correctOwnDetails: ({ caller, body }) => correctOwn(services, caller.id, body),

    changeOwnEmail: async ({ caller, body: { email, password }, address, language }) => {
      const { id: userId, tokenHash } = caller;
      await confirmPassword(services, { userId, password, address, tokenHash });
      await askForOwnEmail(services, { userId, email, sessionHash: tokenHash });
      return { msg: messagesIn[language].corrections.emailMessages.sent(email) };
    },

    dropOwnEmailChange: async ({ caller }) => {
      await dropEmailChange(services.db, caller.id);
      return ownDetailsOf(services, caller.id);
    },

    emailChange: async ({ params: { token }, address }) => {
      const { newEmail, askedBy } = await changeBy(services, { token, address });
      return { email: newEmail, needs_password: askedBy !== null };
    },

    confirmEmailChange: async ({ params: { token }, body, address, language }) => {
      await confirmChange(services, { token, address, password: body.password });
      return { msg: messagesIn[language].corrections.emailMessages.confirmed };
    },

    undoEmailChange: async ({ params: { token }, body, address, language }) => {
      await undoChange(services, { token, address, password: body.password });
      return { msg: messagesIn[language].corrections.emailMessages.undone };
    },

    detailsOf: ({ params: { id } }) => personDetails(services, id),

    correctDetails: async ({ params: { id }, caller, body, markWaiting }) => {
      const person = await correctPerson(services, { actorId: caller.id, id }, body);
      if (body.email !== undefined && person.waiting?.includes('email')) markWaiting();
      return person;
    },
  };
}
