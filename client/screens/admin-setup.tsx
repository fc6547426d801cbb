import type { ReactNode } from 'react';
import type { Setup } from '../../domain/contract/setup.ts';
import type { RegistrationRule } from '../../domain/registration-rules.ts';
import { addressOf } from '../../domain/setup-steps.ts';
import type { RecordPolicy } from '../../domain/visibility/record-policy.ts';
import { ruleNames } from '#messages/registration.ts';
import { setupMessages } from '#messages/setup.ts';
import { policyMessages } from '#messages/visibility.ts';
import { CheckLines } from '../features/help-lines/check-lines.tsx';
import { ContactForms } from '../features/organisation/contact-form.tsx';
import { LogoForm } from '../features/organisation/logo-form.tsx';
import { NameForm } from '../features/organisation/name-form.tsx';
import { useSettled } from '../features/organisation/organisation.api.ts';
import { ZoneForm } from '../features/organisation/zone-form.tsx';
import { PolicyChoice } from '../features/record-policy/policy-choice.tsx';
import { ConfirmForm } from '../features/setup/confirm-form.tsx';
import { MailForm } from '../features/setup/mail-form.tsx';
import { useConfirmStep, useReloadSetup, useSetup } from '../features/setup/setup.api.ts';
import { SetupList } from '../features/setup/setup-list.tsx';
import { reloadRecordPolicy } from '../features/visibility/visibility.api.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState, Loading } from '../ui/page-states.tsx';
import { Page } from '../ui/page.tsx';
import styles from './admin-setup.module.css';

const words = setupMessages.confirm;

/** The first hour: everything that a new organisation settles, each on one small form. */
export function AdminSetupScreen() {
  const { data: setup, error, isPending, isFetching, refetch } = useSetup();
  return (
    <Page title={setupMessages.title} intro={setupMessages.intro} width="wide">
      {isPending && <Loading text={setupMessages.loading} height={640} />}
      {!isPending && !setup && (
        <ErrorState text={setupMessages.loadFailed} error={error} pending={isFetching} onRetry={() => void refetch()} />
      )}
      {setup && <SetupList setup={setup} renderForm={(step) => <StepForm step={step} mail={setup.mail} />} />}
    </Page>
  );
}

type Step = Setup['steps'][number];

function StepForm({ step: { step, in_force: inForce }, mail }: { step: Step; mail: Setup['mail'] }): ReactNode {
  const reload = useReloadSetup();
  switch (step) {
    case 'organisation':
      return <OrganisationStep of="name" />;
    case 'time_zone':
      return <OrganisationStep of="zone" />;
    case 'privacy_contact':
      return <OrganisationStep of="contacts" />;
    case 'registration':
      return (
        <div className={styles.form}>
          <p>{words.registrationText}</p>
          <div className={styles.ways}>
            <ButtonLink to={addressOf(step)}>{words.registration}</ButtonLink>
          </div>
          <ConfirmForm step={step} inForce={inForce ?? ''} shown={registrationName(inForce)} />
        </div>
      );
    case 'record_policy':
      return (
        <div className={styles.form}>
          <ConfirmForm
            step={step}
            inForce={inForce ?? ''}
            shown={policyMessages.names[inForce as RecordPolicy]}
            label={words.policy}
          >
            <p>{words.policyText}</p>
          </ConfirmForm>
          <PolicyChoice
            onChanged={() => {
              reloadRecordPolicy();
              reload();
            }}
          />
        </div>
      );
    case 'help_lines':
      return (
        <div className={styles.form}>
          <p>{setupMessages.lines.text}</p>
          <CheckLines onChecked={reload} />
          <ButtonLink variant="quiet" to={addressOf(step)}>
            {setupMessages.lines.more}
          </ButtonLink>
        </div>
      );
    case 'second_admin':
      return (
        <div className={styles.form}>
          <p>{setupMessages.admins.text}</p>
          <ButtonLink to={addressOf(step)}>{setupMessages.admins.button}</ButtonLink>
        </div>
      );
    case 'mail':
      return <MailForm mail={mail} />;
  }
}

function registrationName(inForce: string | null): string {
  const [rule] = inForce?.split(' ') ?? [];
  return ruleNames[rule as RegistrationRule];
}

function OrganisationStep({ of: which }: { of: 'name' | 'zone' | 'contacts' }) {
  const { data: settled, error, isPending, isFetching, refetch } = useSettled();
  const { mutateAsync: confirm } = useConfirmStep();
  if (isPending) return <Loading height={200} />;
  if (!settled) return <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />;
  switch (which) {
    case 'name':
      return (
        <div className={styles.form}>
          <NameForm settled={settled} />
          <LogoForm settled={settled} />
        </div>
      );
    case 'zone':
      return (
        <ZoneForm
          settled={settled}
          onChosen={async (zone) => void (await confirm({ step: 'time_zone', inForce: zone }))}
        />
      );
    case 'contacts':
      return <ContactForms settled={settled} />;
  }
}
