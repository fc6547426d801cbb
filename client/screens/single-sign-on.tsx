import { useEffect, useState } from 'react';
import { singleSignOnMessages as words } from '#messages/single-sign-on.ts';
import styles from '../features/accounts/sign-in/auth.module.css';
import { SignInLayout } from '../features/accounts/sign-in/sign-in-layout.tsx';
import { goToProvider } from '../features/accounts/sign-in/single-sign-on.api.ts';
import { Link } from '../routing/link.tsx';
import { useLocation } from '../routing/location.ts';
import { settings } from '../settings/settings.ts';
import { Page } from '../ui/page.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading } from '../ui/page-states.tsx';

/** On the way to the provider. Someone else may sit here after a sign-out: the provider asks who it is. */
export function SingleSignOnScreen() {
  const again = useLocation().state === 'signed-out';
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    goToProvider(again).catch(setError);
  }, [again]);

  function retry() {
    setError(undefined);
    goToProvider(again).catch(setError);
  }

  return (
    <SignInLayout>
      <Page title={words.title} width="form">
        {error === undefined ? (
          <Loading text={words.starting(settings.ssoName)} height={120} />
        ) : (
          <ErrorState text={words.failed} error={error} onRetry={retry} />
        )}
        <div className={styles.ways}>
          <Link to="/">{words.back}</Link>
        </div>
      </Page>
    </SignInLayout>
  );
}
