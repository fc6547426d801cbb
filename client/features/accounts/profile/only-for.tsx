import type { ReactNode } from 'react';
import { shellMessages } from '#messages/shell.ts';
import { mayEnter } from '../../../../domain/roles.ts';
import type { Area } from '../../../../domain/roles.ts';
import { Redirect } from '../../../routing/link.tsx';
import { ErrorState, Loading } from '../../../ui/page-states.tsx';
import { useMe } from './profile.api.ts';

/** Lets a person through once the server has said that the role may enter; what the browser has stored does not count. */
export function OnlyFor({ area, children }: { area: Area; children?: ReactNode }) {
  const { data: person, error, isError, isFetching, refetch } = useMe();
  if (person) return mayEnter(person.role, area) ? children : <Redirect to="/dashboard" />;
  if (isError) {
    return (
      <ErrorState
        text={shellMessages.accountNotChecked}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <Loading text={shellMessages.checkingAccount} height={320} />;
}
