import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { useToken } from '../api/session.ts';
import { readToken } from '../api/stored-token.ts';
import { registerMessages } from '#messages/auth.ts';
import { linkMessages, ruleSentence } from '#messages/registration.ts';
import { ClosedHere } from '../features/accounts/registration/closed-here.tsx';
import { LinkRequest } from '../features/accounts/sign-in/link-request.tsx';
import { useRule, waitForRule } from '../features/accounts/registration/registration.api.ts';
import { classNames } from '../ui/class-names.ts';
import { row, stack } from '../ui/layout.ts';
import styles from '../features/accounts/registration/registration.module.css';
import { RegistrationForm } from '../features/accounts/registration/registration-form.tsx';
import { useRegistered } from '../features/accounts/registration/use-registered.ts';
import { WelcomeSteps } from '../features/accounts/registration/welcome-steps.tsx';
import { LanguageChoice } from './shell/language-choice.tsx';
import { RegistrationAudience } from '../features/privacy/visibility/registration-audience.tsx';
import { useWorkLists, waitForWorkLists } from '../features/work-lists/work-lists.api.ts';
import { Link } from '../routing/link.tsx';
import { settings } from '../settings/settings.ts';
import { Page } from '../ui/page.tsx';
import { useMedia } from '../ui/use-media.ts';

/** The form shows itself with the rule and with what can be chosen. */
export async function whenReady(): Promise<void> {
  await Promise.all([waitForWorkLists(), waitForRule()]);
}

export function RegisterScreen() {
  return settings.localLogin ? <Register /> : <ClosedHere title={registerMessages.title} />;
}

function Register() {
  const lists = useWorkLists();
  const { data: rule } = useRule();
  const { done, redirecting, takeSession } = useRegistered();
  const [isSignedIn] = useState(() => readToken() !== null);
  const isDesk = useMedia('(min-width: 64rem)');
  const intro = rule && !done ? ruleSentence(rule, settings.orgName) : undefined;

  return (
    <Page
      title={registerMessages.title}
      heading={<span className={styles.heading}>{registerMessages.title}</span>}
      intro={intro}
      width={isDesk ? 'wide' : 'narrow'}
    >
      {isSignedIn && <ForgetPerson />}
      <WelcomeSteps successful={done} redirecting={redirecting} />
      {!done && (
        <div className={classNames(styles.all, styles.beside, stack(6))}>
          <div className={classNames(styles.before, stack(4))}>
            <div className={styles.start}>
              <LanguageChoice />
              <p className={row(1, 'links', 'rows0')}>
                {registerMessages.haveAccount} <Link to="/">{registerMessages.signIn}</Link>
              </p>
            </div>
            <RegistrationAudience />
          </div>
          <div className={stack(6)}>
            {rule?.rule === 'invitation' && (
              <LinkRequest title={linkMessages.againTitle} intro={linkMessages.againIntro} />
            )}
            {rule?.rule !== 'invitation' && rule?.confirms_email && (
              <LinkRequest title={linkMessages.confirmTitle} intro={linkMessages.confirmIntro} />
            )}
            {rule?.rule !== 'invitation' && !rule?.confirms_email && (
              <RegistrationForm lists={lists} onAnswer={takeSession} />
            )}
          </div>
        </div>
      )}
    </Page>
  );
}

/** In the frame of someone who was signed in already: once another session begins here, nothing of theirs stays in it. */
function ForgetPerson() {
  const cache = useQueryClient();
  const token = useToken();
  const [before] = useState(token);
  useLayoutEffect(() => {
    if (token !== null && token !== before) void cache.resetQueries();
  }, [cache, token, before]);
  return null;
}
