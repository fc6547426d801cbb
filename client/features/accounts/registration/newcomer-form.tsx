import type * as z from 'zod/mini';
import { newcomerJoinSchema, newcomerSchema, newcomerSchemaOf } from '../../../../domain/contract/person.ts';
import { longestName } from '../../../../domain/field-limits.ts';
import { registerMessages } from '#messages/auth.ts';
import { singleSignOnMessages as words } from '#messages/single-sign-on.ts';
import { workListKinds } from '../../../../domain/work-lists.ts';
import type { WorkLists } from '../../../../domain/work-lists.ts';
import { call } from '../../../api/api-client.ts';
import type { PublicQuery } from '../../../api/public-query.ts';
import { useForm } from '../../../forms/use-form.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useWhoCanSee } from '../../privacy/visibility/visibility.api.ts';
import { AboutFields, Fields, WorkFields, aboutNames, emptyOf } from './field-groups.tsx';
import styles from './registration.module.css';
import type { Newcomer } from '../sign-in/single-sign-on.api.ts';
import { SignUpForm } from './sign-up-form.tsx';
import type { TakeSession } from './use-registered.ts';

type NewcomerFormProps = {
  newcomer: Newcomer;
  lists: PublicQuery<WorkLists>;
  onAnswer: TakeSession;
};

/** What the provider does not tell of someone who signs in for the first time; of someone who is invited the staff list knows more. */
export function NewcomerForm({ newcomer, lists, onAnswer }: NewcomerFormProps) {
  const { entry, email, name, invited } = newcomer;
  const form = useForm({ name, entry, ...emptyOf([...workListKinds, ...aboutNames]) });

  const { data: seen } = useWhoCanSee();

  async function register(person: z.infer<typeof newcomerSchema>) {
    return onAnswer(await call('POST /api/auth/sso/register', { body: { ...person, notice: seen?.notice } }));
  }

  async function join(about: z.infer<typeof newcomerJoinSchema>) {
    return onAnswer(await call('POST /api/auth/sso/join', { body: { ...about, notice: seen?.notice } }));
  }

  return (
    <SignUpForm
      form={form}
      known={invited ? { email, invited } : null}
      button={words.register}
      onSubmit={(event) =>
        invited
          ? form.submit(event, { schema: newcomerJoinSchema, send: join, fallback: registerMessages.failed })
          : form.submit(event, {
              schema: lists.data ? newcomerSchemaOf(lists.data) : newcomerSchema,
              send: register,
              fallback: registerMessages.failed,
            })
      }
    >
      {!invited && (
        <>
          <Fields title={registerMessages.account} columns={styles.two}>
            <div className={styles.half}>
              <TextField
                {...form.bind('name')}
                required
                autoComplete="name"
                maxLength={2 * longestName}
                hint={name === '' ? undefined : words.nameHint}
              />
            </div>
          </Fields>
          <WorkFields form={form} lists={lists} />
        </>
      )}
      <AboutFields form={form} />
    </SignUpForm>
  );
}
