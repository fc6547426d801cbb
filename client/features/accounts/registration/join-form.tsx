import { joinSchemaOf } from '../../../../domain/contract/person.ts';
import type { Joining } from '../../../../domain/contract/person.ts';
import { registerMessages } from '#messages/auth.ts';
import { joinMessages as words } from '#messages/registration.ts';
import { CountedSummary } from '../../../forms/counted-summary.tsx';
import { saidOnce, useForm } from '../../../forms/use-form.ts';
import { settings } from '../../../settings/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { AboutFields, PasswordFields, aboutNames, emptyOf } from './field-groups.tsx';
import { InvitedDetails } from './invited-details.tsx';
import { sendJoin } from './registration.api.ts';
import type { OpenedLink } from './registration.api.ts';
import { RegistrationAgreement } from '../../privacy/visibility/registration-agreement.tsx';
import { SharedDevice } from '../sign-in/shared-device.tsx';
import type { TakeSession } from './use-registered.ts';
import { stack } from '../../../ui/layout.ts';

type JoinFormProps = {
  token: string;
  email: string;
  invited: NonNullable<OpenedLink['invited']>;
  onAnswer: TakeSession;
};

/** The rest of a registration: what the organisation has said of the person is shown, and not asked. */
export function JoinForm({ token, email, invited, onAnswer }: JoinFormProps) {
  const form = saidOnce(useForm(emptyOf(['password', ...aboutNames])));

  async function join(about: Joining) {
    return onAnswer(await sendJoin(token, about));
  }

  return (
    <div className={stack(5)}>
      <CountedSummary form={form} />
      <InvitedDetails email={email} invited={invited} />
      <form
        noValidate
        className={stack(5)}
        onSubmit={(event) =>
          form.submit(event, {
            schema: joinSchemaOf(settings.passwordPolicy),
            send: join,
            fallback: registerMessages.failed,
          })
        }
      >
        <PasswordFields form={form} />
        <AboutFields form={form} />
        <SharedDevice />
        <RegistrationAgreement />
        <Button type="submit" wide pending={form.pending}>
          {words.button}
        </Button>
      </form>
    </div>
  );
}
