import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { loginMessages } from '#messages/login.ts';
import { CallError } from '../api/call-error.ts';
import styles from '../features/accounts/sign-in/auth.module.css';
import { SharedDevice } from '../features/accounts/sign-in/shared-device.tsx';
import { SignInLayout } from '../features/accounts/sign-in/sign-in-layout.tsx';
import { readLoginState } from '../features/accounts/sign-in/login-state.ts';
import { readSignedIn } from '../features/accounts/sign-in/signed-in.ts';
import { LanguageChoice } from './shell/language-choice.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import { useFormState } from '../forms/form-state.ts';
import { preloadScreen } from '../routing/preload.ts';
import { Link } from '../routing/link.tsx';
import { navigate, useLocation } from '../routing/location.ts';
import { startSession, useSharedChosen } from '../api/session.ts';
import { settings } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';

type Credentials = { email: string; password: string };

const loadSend = async () => (await import('../features/accounts/sign-in/auth.api.ts')).sendLogin;
const loadSchema = async () => (await import('../../domain/contract/auth.ts')).loginBody;

/** What follows is loaded while the person types, so that the login itself is there at once. */
function preload() {
  void Promise.allSettled([loadSchema(), loadSend(), import('../forms/check.ts'), import('./signed-in-layout.tsx')]);
}

/** Returns what is wrong with an answer that is no session. */
function enter(reply: unknown) {
  const signedIn = readSignedIn(reply);
  if (!signedIn) return { message: loginMessages.invalidResponse, faults: {} };
  startSession(signedIn.token, signedIn.role);
  return undefined;
}

const labelOf = (name: string) => (name === 'email' ? loginMessages.email : loginMessages.password);

const loadOtherWays = () => import('./other-ways.tsx');

/** A session that starts here is led on by the guard around this screen. */
export function LoginScreen() {
  const form = useFormState({ email: '', password: '' }, labelOf);
  const isShared = useSharedChosen();
  const { state, pathname } = useLocation();
  const { notice } = readLoginState(state);
  const { ssoName, localLogin, orgName } = settings;
  // The way in for one admin, where there are no passwords for anyone else.
  const isEmergency = pathname === '/sso/local';
  const [second, setSecond] = useState<ReactNode>(null);
  const [passkey, setPasskey] = useState<ReactNode>(null);
  const [over, setOver] = useState<string>();

  useEffect(() => {
    if (settings.passkeyHost)
      void loadOtherWays().then(
        ({ passkeyWay }) => setPasskey(passkeyWay(enter)),
        () => undefined,
      );
  }, []);

  async function signIn(body: Credentials) {
    preloadScreen('/dashboard');
    try {
      const send = await loadSend();
      return enter(await send(body));
    } catch (error) {
      if (!(error instanceof CallError && error.secondStep)) throw error;
      const { secondStep } = await loadOtherWays();
      setSecond(secondStep(error.secondStep, { onDone: enter, onBack }));
      return undefined;
    }
  }

  function onBack(why?: string) {
    setSecond(null);
    setOver(why);
  }

  if (second) return <SignInLayout>{second}</SignInLayout>;
  return (
    <SignInLayout>
      <Page
        title={isEmergency ? loginMessages.emergency : loginMessages.title}
        intro={
          isEmergency ? loginMessages.emergencyIntro : orgName ? loginMessages.introOf(orgName) : loginMessages.intro
        }
        width="form"
      >
        {over && !form.refusal && <Notice>{over}</Notice>}
        {notice && !over && !form.refusal && (
          <Notice>{notice === 'ended' ? loginMessages.sessionEnded : loginMessages.signedOut}</Notice>
        )}
        <LanguageChoice />
        <FormSummary form={form} always />
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
              autoComplete={isShared ? 'off' : 'username'}
              inputMode="email"
            />
            <PasswordField {...form.bind('password')} onFocus={preload} required autoComplete="current-password" />
            <SharedDevice />
            <Button type="submit" wide pending={form.pending}>
              {loginMessages.button}
            </Button>
          </form>
        )}
        {ssoName && !localLogin && !isEmergency && <SharedDevice />}
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
        {(localLogin || isEmergency) && passkey}
      </Page>
    </SignInLayout>
  );
}
