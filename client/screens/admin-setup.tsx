import type { ReactNode } from 'react';
import type { Setup } from '../../domain/contract/setup.ts';
import { addressOf } from '../../domain/setup-steps.ts';
import { setupMessages } from '#messages/setup.ts';
import { CheckLines } from '../features/help/help-lines/check-lines.tsx';
import { ContactForms } from '../features/organisation/contact-form.tsx';
import { LogoForm } from '../features/organisation/logo-form.tsx';
import { NameForm } from '../features/organisation/name-form.tsx';
import { useSettled } from '../features/organisation/organisation.api.ts';
import { MailForm } from '../features/system/mail-form.tsx';
import { useReloadSetup, useSetup } from '../features/system/setup.api.ts';
import { SetupList } from '../features/system/setup-list.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Page } from '../ui/page.tsx';
import { useMedia } from '../ui/use-media.ts';
import { classNames } from '../ui/class-names.ts';
import { stack } from '../ui/layout.ts';
import styles from './admin-setup.module.css';

/** The first hour: everything that a new organisation settles, each on one small form. */
export function AdminSetupScreen() {
  const query = useSetup();
  const { data: setup } = query;
  return (
    <Page title={setupMessages.title} intro={setupMessages.intro} width="wide">
      {!setup && (
        <NotLoaded query={query} loading={setupMessages.loading} failed={setupMessages.loadFailed} height={640} />
      )}
      {setup && <SetupList setup={setup} renderForm={(step) => <StepForm step={step} mail={setup.mail} />} />}
    </Page>
  );
}

type Step = Setup['steps'][number];

function StepForm({ step: { step }, mail }: { step: Step; mail: Setup['mail'] }): ReactNode {
  const reload = useReloadSetup();
  switch (step) {
    case 'organisation':
      return <OrganisationStep of="name" />;
    case 'privacy_contact':
      return <OrganisationStep of="contacts" />;
    case 'help_lines':
      return (
        <div className={classNames(styles.form, stack(5))}>
          <p>{setupMessages.lines.text}</p>
          <CheckLines onChecked={reload} />
          <ButtonLink variant="quiet" to={addressOf(step)}>
            {setupMessages.lines.more}
          </ButtonLink>
        </div>
      );
    case 'second_admin':
      return (
        <div className={classNames(styles.form, stack(5))}>
          <p>{setupMessages.admins.text}</p>
          <ButtonLink to={addressOf(step)}>{setupMessages.admins.button}</ButtonLink>
        </div>
      );
    case 'mail':
      return <MailForm mail={mail} />;
  }
}

/** The height of the forms (px), so that what is below stays where it is when they come. */
const heights = { name: { phone: 320, desk: 144 }, contacts: { phone: 542, desk: 254 } };

function OrganisationStep({ of: which }: { of: 'name' | 'contacts' }) {
  const query = useSettled();
  const { data: settled } = query;
  const size = useMedia('(min-width: 64rem)') ? 'desk' : 'phone';
  if (!settled) return <NotLoaded query={query} height={heights[which][size]} />;
  switch (which) {
    case 'name':
      return (
        <div className={classNames(styles.form, styles.two, stack(5))}>
          <NameForm settled={settled} />
          <LogoForm settled={settled} />
        </div>
      );
    case 'contacts':
      return <ContactForms settled={settled} />;
  }
}
