import type { ReactNode } from 'react';
import { shellMessages } from '#messages/shell.ts';
import type { Role } from '../../../domain/roles.ts';
import { Redirect } from '../../routing/link.tsx';
import { ErrorState, Loading } from '../../ui/page-states.tsx';
import { useMe } from './profile.api.ts';

/** Lets a role through once the server has said that it is the person's; what the browser has stored does not count. */
export function OnlyFor({ who, children }: { who: Role; children?: ReactNode }) {
  const { data: person, isError, isFetching, refetch } = useMe();
  if (person?.role === who) return children;
  if (person) return <Redirect to="/dashboard" />;
  if (isError) {
    return <ErrorState text={shellMessages.accountNotChecked} pending={isFetching} onRetry={() => void refetch()} />;
  }
  return <Loading text={shellMessages.checkingAccount} height={320} />;
}
