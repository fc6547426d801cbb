import { undoEmailChangeBody } from '../../domain/contract/corrections.ts';
import { undoEmailMessages as words } from '#messages/corrections.ts';
import { call } from '../api/api-client.ts';
import { Contacts } from '../features/organisation/contacts.tsx';
import { EmailForm, MailedEmailLink } from '../features/accounts/sign-in/mailed-email-link.tsx';

/** For the owner of the old address, who did not change it. */
export function UndoEmailScreen() {
  return (
    <MailedEmailLink address="/undo-email" title={words.title} another={words.another} way={<Contacts />}>
      {(token, onOver) => (
        <EmailForm
          schema={undoEmailChangeBody}
          send={async (body) => (await call('POST /api/email-undos/:token', { params: { token }, body })).msg}
          words={words}
          text={<p>{words.text}</p>}
          password={{ label: words.password }}
          onOver={onOver}
        />
      )}
    </MailedEmailLink>
  );
}
