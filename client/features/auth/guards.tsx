import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { howSessionEnded, readRole, useToken } from '../../session.ts';
import { destinationAfterLogin, readLoginState } from './destinations.ts';
import type { LoginState } from './destinations.ts';

/** The screens inside need a session; without one the login comes first and leads back. */
export function RequireSession() {
  const token = useToken();
  return token === null ? <ToLogin /> : <Outlet />;
}

function ToLogin() {
  const { pathname, search } = useLocation();
  const ended = howSessionEnded();
  const state: LoginState = {
    from: ended === 'signed-out' ? undefined : pathname + search,
    notice: ended ?? undefined,
  };

  useEffect(() => {
    if (ended === null) console.warn('No token: the user name was not loaded.');
  }, [ended]);

  return <Navigate to="/" replace state={state} />;
}

/** The login is for strangers; whoever has a session, or has just got one here, goes on. */
export function StrangersOnly({ children }: { children: ReactNode }) {
  const token = useToken();
  const { from } = readLoginState(useLocation().state);
  return token === null ? children : <Navigate to={destinationAfterLogin(from, readRole())} replace />;
}
