import { useEffect, useState } from 'react';
import { registerMessages } from '#messages/auth.ts';
import { readSignedIn } from '../features/auth/signed-in.ts';
import styles from '../features/auth/registration.module.css';
import { RegistrationForm } from '../features/auth/registration-form.tsx';
import { WelcomeSteps } from '../features/auth/welcome-steps.tsx';
import { LanguageChoice } from '../features/shell/language-choice.tsx';
import { RegistrationAudience } from '../features/visibility/registration-audience.tsx';
import { useWorkLists } from '../features/work-lists/work-lists.api.ts';
import { preloadScreen } from '../routing/preload.ts';
import { Link } from '../routing/link.tsx';
import { navigate } from '../routing/location.ts';
import { startSession } from '../session/session.ts';
import { Page } from '../ui/page.tsx';
import { useMedia } from '../ui/use-media.ts';

/** Both are counted from the moment that the first sentence appears (specification, section 9). */
const redirectingAfter = 1000;
const dashboardAfter = 2000;

/** The form shows itself with what can be chosen. */
export { waitForWorkLists as whenReady } from '../features/work-lists/work-lists.api.ts';

type Step = 'form' | 'successful' | 'redirecting';

export function RegisterScreen() {
  const lists = useWorkLists();
  const [step, setStep] = useState<Step>('form');
  const isDesk = useMedia('(min-width: 64rem)');
  const done = step !== 'form';

  useEffect(() => {
    if (!done) return undefined;
    const timers = [
      setTimeout(() => setStep('redirecting'), redirectingAfter),
      setTimeout(() => navigate('/dashboard', { replace: true }), dashboardAfter),
    ];
    return () => timers.forEach(clearTimeout);
  }, [done]);

  function takeSession(reply: unknown): boolean {
    const signedIn = readSignedIn(reply);
    if (!signedIn) return false;
    startSession(signedIn.token, signedIn.role);
    setStep('successful');
    preloadScreen('/dashboard');
    return true;
  }

  return (
    <Page title={registerMessages.title} width={isDesk ? 'wide' : 'narrow'}>
      <WelcomeSteps successful={done} redirecting={step === 'redirecting'} />
      {!done && (
        <div className={styles.beside}>
          <div className={styles.before}>
            <RegistrationAudience />
            <LanguageChoice />
          </div>
          <div className={styles.form}>
            <RegistrationForm lists={lists} onAnswer={takeSession} />
            <p>
              {registerMessages.haveAccount} <Link to="/">{registerMessages.signIn}</Link>
            </p>
          </div>
        </div>
      )}
    </Page>
  );
}
