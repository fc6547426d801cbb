import { joinSchemaOf } from '../../../../domain/contract/person.ts';
import type { Joining } from '../../../../domain/contract/person.ts';
import { registerMessages } from '#messages/auth.ts';
import { joinMessages as words } from '#messages/registration.ts';
import { hasCode } from '../../../api/call-error.ts';
import { useForm } from '../../../forms/use-form.ts';
import { settings } from '../../../settings/settings.ts';
import { useWhoCanSee } from '../../privacy/visibility/visibility.api.ts';
import { sendLogin } from '../sign-in/auth.api.ts';
import { AboutFields, PasswordFields, aboutNames, emptyOf } from './field-groups.tsx';
import { sendJoin } from './registration.api.ts';
import type { OpenedLink } from './registration.api.ts';
import { SignUpForm } from './sign-up-form.tsx';
import type { TakeSession } from './use-registered.ts';

type JoinFormProps = {
  token: string;
  email: string;
  invited: NonNullable<OpenedLink['invited']>;
  onAnswer: TakeSession;
  onOver: () => void;
};

/** The rest of a registration: what the organisation has said of the person is shown, and not asked. */
export function JoinForm({ token, email, invited, onAnswer, onOver }: JoinFormProps) {
  const form = useForm(emptyOf(['password', ...aboutNames]));

  const { data: seen } = useWhoCanSee();

  async function join(about: Joining) {
    return onAnswer(
      await sendJoin(token, { ...about, notice: seen?.notice }).catch((refusal: unknown) => enterAgain(about, refusal)),
    );
  }

  /** The link may be over because it was taken, and the answer was lost: then the account is there, with this password. */
  async function enterAgain({ password }: Joining, refusal: unknown): Promise<unknown> {
    if (!hasCode(refusal, 'join_link_invalid')) throw refusal;
    return sendLogin({ email, password }).catch(() => {
      onOver();
      throw refusal;
    });
  }

  return (
    <SignUpForm
      form={form}
      known={{ email, invited }}
      button={words.button}
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
    </SignUpForm>
  );
}
