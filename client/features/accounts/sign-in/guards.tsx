import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Redirect } from '../../../routing/redirect.tsx';
import { useLocation } from '../../../routing/location.ts';
import { logToConsole } from '../../../settings/console-log.ts';
import { howSessionEnded, useToken } from '../../../api/session.ts';
import { readRole } from '../../../api/stored-token.ts';
import { destinationAfterLogin } from './destinations.ts';
import { readLoginState } from './login-state.ts';
import { loginStateFor } from './login-state-for.ts';

/** In place of a screen that needs a session: the login, which leads back. */
export function ToLogin() {
  const { pathname, search } = useLocation();
  const ended = howSessionEnded();

  useEffect(() => {
    if (ended === null) logToConsole('No token: the user name was not loaded.');
  }, [ended]);

  return <Redirect to="/" state={loginStateFor(pathname + search, ended)} />;
}

/** The login is for strangers; anyone who has a session, or has just got one here, goes on. */
export function StrangersOnly({ children }: { children: ReactNode }) {
  const token = useToken();
  const { from } = readLoginState(useLocation().state);
  return token === null ? children : <Redirect to={destinationAfterLogin(from, readRole())} />;
}
