import type * as z from 'zod/mini';
import { registrationSchema } from '../../../domain/contract/person.ts';
import { registerMessages } from '#messages/auth.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { AboutFields, AccountFields, WorkFields } from './field-groups.tsx';
import { sendRegistration } from './registration.api.ts';
import styles from './registration.module.css';

/** In the order of the screen, which is the order in which faults are told. */
const empty = {
  name: '',
  email: '',
  password: '',
  date_of_birth: '',
  blood_group: '',
  height: '',
  weight: '',
  phone: '',
  ailments: '',
  theme: '',
  designation: '',
  state: '',
  city: '',
};

/** `onAnswer` reads what the server answered and says whether it was a session. */
export function RegistrationForm({ onAnswer }: { onAnswer: (reply: unknown) => boolean }) {
  const form = useForm(empty);

  async function register(person: z.infer<typeof registrationSchema>) {
    const taken = onAnswer(await sendRegistration(person));
    return taken ? undefined : { message: registerMessages.invalidResponse, faults: {} };
  }

  return (
    <>
      <FormSummary form={form} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) =>
          form.submit(event, { schema: registrationSchema, send: register, fallback: registerMessages.failed })
        }
      >
        <AccountFields form={form} />
        <AboutFields form={form} />
        <WorkFields form={form} />
        <Button type="submit" wide pending={form.pending}>
          {registerMessages.button}
        </Button>
      </form>
    </>
  );
}
