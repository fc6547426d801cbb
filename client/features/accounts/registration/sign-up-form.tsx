import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { CountedSummary } from '../../../forms/counted-summary.tsx';
import type { Form } from '../../../forms/form-state.ts';
import { Button } from '../../../ui/button.tsx';
import { stack } from '../../../ui/layout.ts';
import { RegistrationAgreement } from '../../privacy/visibility/registration-agreement.tsx';
import { SharedDevice } from '../sign-in/shared-device.tsx';
import { InvitedDetails } from './invited-details.tsx';

type SignUpFormProps<Name extends string> = {
  form: Form<Name>;
  /** What is known of who is invited; null of anyone else. */
  known: ComponentProps<typeof InvitedDetails> | null;
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
      {known && <InvitedDetails {...known} />}
      <form noValidate className={stack(5)} onSubmit={onSubmit}>
        {children}
        <SignUpEnd />
        <Button type="submit" wide pending={form.pending}>
          {button}
        </Button>
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
