import { useEffect, useState } from 'react';
import { singleSignOnMessages as words } from '#messages/single-sign-on.ts';
import styles from '../features/accounts/sign-in/auth.module.css';
import { SignInLayout } from '../features/accounts/sign-in/sign-in-layout.tsx';
import { goToProvider } from '../features/accounts/sign-in/single-sign-on.api.ts';
import { Link } from '../routing/link.tsx';
import { useLocation } from '../routing/location.ts';
import { settings } from '../settings/settings.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Page } from '../ui/page.tsx';

/** On the way to the provider. Someone else may sit here after a sign-out: the provider asks who it is. */
export function SingleSignOnScreen() {
  const again = useLocation().state === 'signed-out';
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    goToProvider(again).catch(setError);
  }, [again]);

  function refetch() {
    setError(undefined);
    goToProvider(again).catch(setError);
  }

  const isPending = error === undefined;
  return (
    <SignInLayout>
      <Page title={words.title} width="form">
        <NotLoaded
          query={{ isPending, isFetching: isPending, error, refetch }}
          loading={words.starting(settings.ssoName)}
          failed={words.failed}
          height={120}
        />
        <div className={styles.ways}>
          <Link to="/">{words.back}</Link>
        </div>
      </Page>
    </SignInLayout>
  );
}
