import { loginMessages } from '#messages/auth.ts';
import { sendLogin } from '../features/auth/auth.api.ts';
import styles from '../features/auth/auth.module.css';
import { Harbour } from '../features/auth/harbour.tsx';
import { readLoginState } from '../features/auth/destinations.ts';
import { readSignedIn } from '../features/auth/signed-in.ts';
import { LanguageChoice } from '../features/shell/language-choice.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import { useForm } from '../forms/use-form.ts';
import { preloadScreen } from '../routing/preload.ts';
import { Link } from '../routing/link.tsx';
import { navigate, useLocation } from '../routing/location.ts';
import { startSession } from '../session/session.ts';
import { settings } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';

type Credentials = { email: string; password: string };

const loadSchema = async () => (await import('../../domain/contract/auth.ts')).login.body;

/** What follows is loaded while the person types, so that the login itself is there at once. */
function preload() {
  void Promise.allSettled([loadSchema(), import('../forms/check.ts'), import('./signed-in-layout.tsx')]);
}

/** A session that starts here is led on by the guard around this screen. */
export function LoginScreen() {
  const form = useForm({ email: '', password: '' });
  const { state, pathname } = useLocation();
  const { notice } = readLoginState(state);
  const { ssoName, localLogin, orgName } = settings;
  // The way in for one admin, where there are no passwords for anyone else.
  const isEmergency = pathname === '/sso/local';

  async function signIn(body: Credentials) {
    preloadScreen('/dashboard');
    const signedIn = readSignedIn(await sendLogin(body));
    if (!signedIn) return { message: loginMessages.invalidResponse, faults: {} };
    startSession(signedIn.token, signedIn.role);
    return undefined;
  }

  return (
    <Harbour>
      <Page
        title={isEmergency ? loginMessages.emergency : loginMessages.title}
        intro={orgName ? loginMessages.introOf(orgName) : loginMessages.intro}
        width="form"
      >
        {notice && !form.refusal && (
          <Notice>{notice === 'ended' ? loginMessages.sessionEnded : loginMessages.signedOut}</Notice>
        )}
        <FormSummary form={form} />
        {(localLogin || isEmergency) && (
          <form
            noValidate
            className={styles.form}
            onSubmit={(event) =>
              form.submit(event, { schema: loadSchema, send: signIn, fallback: loginMessages.failed })
            }
          >
            <TextField
              {...form.bind('email')}
              onFocus={preload}
              type="email"
              required
              autoComplete="username"
              inputMode="email"
            />
            <PasswordField {...form.bind('password')} onFocus={preload} required autoComplete="current-password" />
            <Button type="submit" wide pending={form.pending}>
              {loginMessages.button}
            </Button>
          </form>
        )}
        {ssoName && !isEmergency && (
          <Button variant={localLogin ? 'quiet' : 'primary'} wide onClick={() => navigate('/sso', { state: notice })}>
            {loginMessages.continueWith(ssoName)}
          </Button>
        )}
        {localLogin && (
          <div className={styles.ways}>
            <Link to="/forgot-password">{loginMessages.forgot}</Link>
            <p>
              {loginMessages.signUpQuestion} <Link to="/register">{loginMessages.signUp}</Link>
            </p>
          </div>
        )}
        <LanguageChoice />
      </Page>
    </Harbour>
  );
}
