import type { ReactNode, SubmitEvent } from 'react';
import { fieldLabel } from '#messages/fields.ts';
import { joinMessages as words } from '#messages/registration.ts';
import { fieldsWhere } from '../../../../domain/person-fields.ts';
import { isWork } from '../../../../domain/work-lists.ts';
import { CountedSummary } from '../../../forms/counted-summary.tsx';
import type { Form } from '../../../forms/form-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { stack } from '../../../ui/layout.ts';
import { RegistrationAgreement } from '../../privacy/visibility/registration-agreement.tsx';
import { SharedDevice } from '../sign-in/shared-device.tsx';
import type { OpenedLink } from './registration.api.ts';
import styles from './registration.module.css';

type Known = { email: string; invited: NonNullable<OpenedLink['invited']> };

type SignUpFormProps<Name extends string> = {
  form: Form<Name>;
  /** What is known of who is invited; null of anyone else. */
  known: Known | null;
  button: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** What is asked. */
  children: ReactNode;
};

/** A registration on one page, for whom a link or the provider has said who they are. */
export function SignUpForm<Name extends string>({ form, known, button, onSubmit, children }: SignUpFormProps<Name>) {
  return (
    <div className={stack(5)}>
      <CountedSummary form={form} />
      <form noValidate className={stack(5)} onSubmit={onSubmit}>
        {children}
        {known && <InvitedDetails {...known} />}
        <SignUpEnd />
        <div className={styles.ways}>
          <Button type="submit" pending={form.pending} className={styles.on}>
            {button}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** What stands before the button of every registration. */
export function SignUpEnd() {
  return (
    <>
      <SharedDevice />
      <RegistrationAgreement />
    </>
  );
}

const shown = fieldsWhere('imported', true);

/** What the organisation has said of someone who is invited: shown, and not asked. */
function InvitedDetails({ email, invited }: Known) {
  const known = { ...invited, email };
  return (
    <Card aria-labelledby="known">
      <h2 id="known" className={styles.title}>
        {words.known}
      </h2>
      <dl className={styles.known}>
        {shown.map((name) => (
          <div key={name} className={isWork(name) ? undefined : styles.half}>
            <dt>{fieldLabel(name)}</dt>
            <dd>{known[name]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{words.knownHint}</p>
    </Card>
  );
}
