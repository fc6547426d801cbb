import type { ComponentType, ReactNode } from 'react';
import type { Area } from '../../domain/roles.ts';
import { shellMessages } from '#messages/shell.ts';
import { mayEnter } from '../../domain/roles.ts';
import { Redirect } from '../routing/redirect.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import page from '../ui/page.module.css';
import { useMe } from '../features/accounts/profile/profile.api.ts';

/** A guard around the screens of an area. */
export function guardOf(area: Area): ComponentType<{ children?: ReactNode }> {
  return function AreaOnly({ children }) {
    return <OnlyFor area={area}>{children}</OnlyFor>;
  };
}

/** Lets a person through once the server has said that the role may enter; what the browser has stored does not count. */
function OnlyFor({ area, children }: { area: Area; children?: ReactNode }) {
  const query = useMe();
  const { data: person } = query;
  if (person) return mayEnter(person.role, area) ? children : <Redirect to="/dashboard" />;
  return (
    <div className={page.page}>
      <NotLoaded
        query={query}
        loading={shellMessages.checkingAccount}
        failed={shellMessages.accountNotChecked}
        height={320}
      />
    </div>
  );
}
