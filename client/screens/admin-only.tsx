import type { ReactNode } from 'react';
import { shellMessages } from '../../domain/messages/en/shell.ts';
import { useMe } from '../features/profile/profile.api.ts';
import { Redirect } from '../navigation/link.tsx';
import { ErrorState, Loading } from '../ui/page-states.tsx';

/** Lets admins through once the server has said that they are; what the browser has stored does not count. */
export function AdminOnly({ children }: { children?: ReactNode }) {
  const { data: person, isError, isFetching, refetch } = useMe();
  if (person?.role === 'admin') return children;
  if (person) return <Redirect to="/dashboard" />;
  if (isError) {
    return <ErrorState text={shellMessages.accountNotChecked} pending={isFetching} onRetry={() => void refetch()} />;
  }
  return <Loading text={shellMessages.checkingAccount} height={320} />;
}
