import { joinSchemaOf } from '../../../domain/contract/person.ts';
import type { Joining } from '../../../domain/contract/person.ts';
import { registerMessages } from '#messages/auth.ts';
import { fieldLabel } from '#messages/fields.ts';
import { joinMessages as words } from '#messages/registration.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { useForm } from '../../forms/use-form.ts';
import { settings } from '../../settings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AboutFields, PasswordFields } from './field-groups.tsx';
import { sendJoin } from './registration.api.ts';
import type { OpenedLink } from './registration.api.ts';
import styles from './registration.module.css';

const empty = {
  password: '',
  date_of_birth: '',
  blood_group: '',
  height: '',
  weight: '',
  phone: '',
  ailments: '',
};

const shown = ['name', 'email', 'theme', 'designation', 'state', 'city'] as const;

type JoinFormProps = {
  token: string;
  email: string;
  invited: NonNullable<OpenedLink['invited']>;
  /** Reads what the server answered, and says whether it was a session. */
  onAnswer: (reply: unknown) => boolean;
};

/** The rest of a registration: what the organisation has said of the person is shown, and not asked. */
export function JoinForm({ token, email, invited, onAnswer }: JoinFormProps) {
  const form = useForm(empty);
  const known = { ...invited, email };

  async function join(about: Joining) {
    const taken = onAnswer(await sendJoin(token, about));
    return taken ? undefined : { message: registerMessages.invalidResponse, faults: {} };
  }

  return (
    <div className={styles.whole}>
      <FormSummary form={form} counted />
      <Card aria-labelledby="known">
        <h2 id="known" className={styles.title}>
          {words.known}
        </h2>
        <dl className={styles.known}>
          {shown.map((name) => (
            <div key={name}>
              <dt>{fieldLabel(name)}</dt>
              <dd>{known[name]}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.hint}>{words.knownHint}</p>
      </Card>
      <form
        noValidate
        className={styles.fieldGroups}
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
        <Button type="submit" wide pending={form.pending}>
          {words.button}
        </Button>
      </form>
    </div>
  );
}
