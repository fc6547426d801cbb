import { useCallback } from 'react';
import { startOf } from '../../domain/roles.ts';
import { factorNeededMessages as words } from '#messages/second-factor.ts';
import { signOut } from '../features/accounts/sign-in/auth.api.ts';
import { loginStateFor } from '../features/accounts/sign-in/login-state-for.ts';
import { RequiredSetUp } from '../features/accounts/second-factor/required-set-up.tsx';
import { Redirect } from '../routing/redirect.tsx';
import { navigate } from '../routing/location.ts';
import { useToken } from '../api/session.ts';
import { readRole } from '../api/stored-token.ts';
import { Page } from '../ui/page.tsx';

/** For people who must have a second factor and have none: the server opens nothing else to them. */
export function SecondFactorScreen() {
  const token = useToken();
  const goOn = useCallback(() => navigate(startOf(readRole()), { replace: true }), []);
  if (token === null) return <Redirect to="/" />;

  function leave() {
    signOut();
    navigate('/', { replace: true, state: loginStateFor('/', 'signed-out') });
  }

  return (
    <Page title={words.title} intro={words.text} width="narrow">
      <RequiredSetUp onDone={goOn} onSignOut={leave} />
    </Page>
  );
}
