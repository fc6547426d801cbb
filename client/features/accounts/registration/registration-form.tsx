import { useRef } from 'react';
import type { SubmitEvent } from 'react';
import { registrationSchema, registrationSchemaOf } from '../../../../domain/contract/person.ts';
import type { Registration } from '../../../../domain/contract/person.ts';
import { workListKinds } from '../../../../domain/work-lists.ts';
import type { WorkLists } from '../../../../domain/work-lists.ts';
import { registerMessages } from '#messages/auth.ts';
import { newIdempotencyKey } from '../../../api/api-client.ts';
import { attemptFor } from '../../../api/idempotency-key.ts';
import type { Attempt } from '../../../api/idempotency-key.ts';
import type { PublicQuery } from '../../../api/public-query.ts';
import { CountedSummary } from '../../../forms/counted-summary.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { settings } from '../../../settings/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Progress } from '../../../ui/progress.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { useWhoCanSee } from '../../privacy/visibility/visibility.api.ts';
import { AboutFields, AccountFields, WorkFields, aboutNames, accountNames, emptyOf } from './field-groups.tsx';
import { sendRegistration } from './registration.api.ts';
import { stack } from '../../../ui/layout.ts';
import styles from './registration.module.css';
import { SignUpEnd } from './sign-up-form.tsx';
import type { TakeSession } from './use-registered.ts';
import { useSteps } from './use-steps.ts';

/** In the order of the screen, which is the order in which faults are told. */
const parts = [
  { Fields: AccountFields, names: [...accountNames, 'password'], title: registerMessages.account },
  { Fields: AboutFields, names: aboutNames, title: registerMessages.about },
  { Fields: WorkFields, names: workListKinds, title: registerMessages.work },
] as const;

const empty = emptyOf(parts.flatMap(({ names }) => [...names]));

const last = parts.length - 1;

const next = 'next';

type RegistrationFormProps = {
  /** What can be chosen. */
  lists: PublicQuery<WorkLists>;
  /** An address that a mailed link has proved, with that link. */
  confirmed?: { email: string; link: string };
  onAnswer: TakeSession;
};

/**
 * One form for all: on a desk one page, on a phone three steps beside each other, of which one is in view. All fields are
 * there at any time, for people who fill them in at one go.
 */
export function RegistrationForm({ lists, confirmed, onAnswer }: RegistrationFormProps) {
  const form = useForm({ ...empty, email: confirmed?.email ?? '' });
  const inSteps = useMedia('(max-width: 39.99rem)');
  const top = useRef<HTMLDivElement>(null);
  const attempt = useRef<Attempt | null>(null);
  const { step, row, goTo, follow } = useSteps(top);
  const { data: seen } = useWhoCanSee();

  const schemaNow = () => (lists.data ? registrationSchemaOf(lists.data, settings.passwordPolicy) : registrationSchema);

  async function register(person: Registration) {
    const sent = { ...person, link: confirmed?.link };
    attempt.current = attemptFor(attempt.current, JSON.stringify(sent), newIdempotencyKey);
    return onAnswer(
      await sendRegistration({ ...sent, notice: seen?.notice }, attempt.current.key).catch(readListsAnew),
    );
  }

  /** A refusal may come of a list that has changed since. */
  function readListsAnew(refusal: unknown): never {
    lists.refetch();
    throw refusal;
  }

  async function goOn(place: HTMLFormElement) {
    const names = parts[step]?.names ?? [];
    if (await form.checkPart(place, schemaNow(), names)) goTo(step + 1);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent;
    // Enter presses the first button of the form, which is that of the first step, on the last one, too.
    if (submitter instanceof HTMLButtonElement && submitter.name === next && step < last) {
      event.preventDefault();
      void goOn(event.currentTarget);
      return;
    }
    form.submit(event, { schema: schemaNow(), send: register, fallback: registerMessages.failed });
  }

  return (
    <div ref={top} className={stack(5)}>
      <CountedSummary form={form} />
      {inSteps && (
        <div aria-live="polite" className={styles.place}>
          <strong>{parts[step]?.title}</strong>
          <Progress done={step + 1} total={parts.length} text={registerMessages.step(step + 1, parts.length)} />
        </div>
      )}
      <form noValidate onSubmit={submit}>
        <div ref={row} className={classNames(styles.steps, stack(5))} onScroll={follow}>
          {parts.map(({ Fields, names }, at) => (
            <div key={names[0]} className={classNames(styles.step, stack(5))}>
              <Fields form={form} lists={lists} isConfirmed={confirmed !== undefined} />
              {at === last && <SignUpEnd />}
              <div className={styles.ways}>
                {inSteps && at > 0 && (
                  <Button variant="quiet" className={at === step ? '' : styles.away} onClick={() => goTo(at - 1)}>
                    {registerMessages.back}
                  </Button>
                )}
                {inSteps && at < last && (
                  <Button type="submit" name={next} className={classNames(styles.on, at !== step && styles.away)}>
                    {registerMessages.next}
                  </Button>
                )}
                {at === last && (
                  <Button type="submit" pending={form.pending} className={styles.on}>
                    {registerMessages.button}
                  </Button>
                )}
              </div>
            </div>
          ))}
        </div>
      </form>
    </div>
  );
}
