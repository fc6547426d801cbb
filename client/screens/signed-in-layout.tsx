import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, Outlet, useNavigate } from 'react-router';
import { shellMessages } from '../../domain/messages/en/shell.ts';
import { signOut } from '../features/auth/auth.api.ts';
import { HelpButton } from '../features/help/help-button.tsx';
import { useMe } from '../features/profile/profile.api.ts';
import { Frame } from '../features/shell/frame.tsx';
import { PersonMenu } from '../features/shell/person-menu.tsx';
import { Tabs } from '../features/shell/tabs.tsx';
import { TopBar } from '../features/shell/top-bar.tsx';
import { createQueryClient } from '../query-cache.ts';
import { readRole } from '../session.ts';
import { AlertProvider } from '../ui/alert-dialog.tsx';
import { ErrorState, Loading } from '../ui/page-states.tsx';

/** The frame of everybody who is signed in, with what one session has cached. */
export function SignedInLayout() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AlertProvider>
        <SignedInFrame />
      </AlertProvider>
    </QueryClientProvider>
  );
}

function SignedInFrame() {
  const { data: person, isError } = useMe();
  const navigate = useNavigate();
  const role = person?.role ?? readRole();

  function leave() {
    signOut();
    void navigate('/', { replace: true, state: { notice: 'signed-out' } });
  }

  return (
    <Frame
      bar={
        <TopBar
          tabs={<Tabs isAdmin={role === 'admin'} />}
          help={<HelpButton />}
          person={<PersonMenu name={person?.name ?? (isError ? shellMessages.someone : undefined)} onSignOut={leave} />}
        />
      }
    >
      <Outlet />
    </Frame>
  );
}

/** Lets admins through once the server has said that they are; what the browser has stored does not count. */
export function AdminOnly() {
  const { data: person, isError, isFetching, refetch } = useMe();
  if (person?.role === 'admin') return <Outlet />;
  if (person) return <Navigate to="/dashboard" replace />;
  if (isError) {
    return <ErrorState text={shellMessages.accountNotChecked} pending={isFetching} onRetry={() => void refetch()} />;
  }
  return <Loading text={shellMessages.checkingAccount} height={320} />;
}
