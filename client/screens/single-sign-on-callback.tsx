import { useEffect, useState } from 'react';
import { singleSignOnMessages as words } from '#messages/single-sign-on.ts';
import { uiMessages } from '#messages/ui.ts';
import { sayOf } from '../api/call-error.ts';
import authStyles from '../features/accounts/sign-in/auth.module.css';
import { endOnServer } from '../features/accounts/sign-in/auth.api.ts';
import { destinationAfterLogin } from '../features/accounts/sign-in/destinations.ts';
import { LinkOver } from '../features/accounts/sign-in/link-over.tsx';
import { SignInLayout } from '../features/accounts/sign-in/sign-in-layout.tsx';
import { classNames } from '../ui/class-names.ts';
import { stack } from '../ui/layout.ts';
import styles from '../features/accounts/registration/registration.module.css';
import { readSignedIn } from '../features/accounts/sign-in/signed-in.ts';
import { useRegistered } from '../features/accounts/registration/use-registered.ts';
import { WelcomeSteps } from '../features/accounts/registration/welcome-steps.tsx';
import { NewcomerForm } from '../features/accounts/registration/newcomer-form.tsx';
import { finishInAddress, tellConfirmed } from '../features/accounts/sign-in/single-sign-on.api.ts';
import type { Finished } from '../features/accounts/sign-in/single-sign-on.api.ts';
import { RegistrationAudience } from '../features/privacy/visibility/registration-audience.tsx';
import { useWorkLists } from '../features/work-lists/work-lists.api.ts';
import { Link } from '../routing/link.tsx';
import { navigate } from '../routing/location.ts';
import { startSession, useToken } from '../api/session.ts';
import { readToken } from '../api/stored-token.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Loading } from '../ui/page-states.tsx';
import { useMedia } from '../ui/use-media.ts';

export { waitForWorkLists as whenReady } from '../features/work-lists/work-lists.api.ts';

/** Where the provider sends the browser back to, for whatever it was sent there. */
export function SingleSignOnCallbackScreen() {
  const [finished, setFinished] = useState<Finished>();
  const [error, setError] = useState<unknown>();
  const { done, redirecting, takeSession } = useRegistered();
  const lists = useWorkLists();
  const isDesk = useMedia('(min-width: 64rem)');
  const newcomer = done ? undefined : finished?.newcomer;

  useEffect(() => {
    finishInAddress().then(setFinished, setError);
  }, []);

  useEffect(() => {
    if (finished?.outcome === 'signed_in') enter(finished);
    if (finished?.outcome === 'confirmed') {
      tellConfirmed();
      window.close();
    }
  }, [finished]);

  if (error !== undefined) return <Failed error={error} />;
  const isNew = done || newcomer !== undefined;
  const page = (
    <Page
      title={isNew ? words.newcomerTitle : words.title}
      intro={newcomer && words.newcomer(newcomer.email)}
      width={!isNew ? 'form' : isDesk && newcomer ? 'wide' : 'narrow'}
    >
      <WelcomeSteps successful={done} redirecting={redirecting} />
      {(!finished || finished.outcome === 'signed_in') && <Loading text={words.finishing} height={120} />}
      {finished?.outcome === 'confirmed' && <Notice tone="success">{words.confirmed}</Notice>}
      {finished?.outcome === 'linked' && (
        <>
          <Notice tone="success">{words.linked}</Notice>
          <div className={authStyles.ways}>
            <Link to="/profile">{words.toProfile}</Link>
          </div>
        </>
      )}
      {newcomer && (
        <div className={classNames(styles.beside, stack(6))}>
          <RegistrationAudience />
          <div className={stack(6)}>
            <NewcomerForm newcomer={newcomer} lists={lists} onAnswer={takeSession} />
          </div>
        </div>
      )}
    </Page>
  );
  return isNew ? page : <SignInLayout>{page}</SignInLayout>;
}

function enter(finished: Finished): void {
  const signedIn = readSignedIn(finished);
  if (!signedIn) return;
  // Someone was signed in at this browser: their session is not left behind.
  if (readToken() !== null) void endOnServer();
  startSession(signedIn.token, signedIn.role);
  navigate(destinationAfterLogin(undefined, signedIn.role), { replace: true });
}

function Failed({ error }: { error: unknown }) {
  const isSignedIn = useToken() !== null;
  return (
    <LinkOver title={words.title} why={sayOf(error, words.failed)}>
      {isSignedIn ? (
        <ButtonLink to="/profile">{words.toProfile}</ButtonLink>
      ) : (
        <>
          <ButtonLink to="/sso">{uiMessages.tryAgain}</ButtonLink>
          <div className={authStyles.ways}>
            <Link to="/">{words.back}</Link>
          </div>
        </>
      )}
    </LinkOver>
  );
}
