import type { ReactNode } from 'react';
import type { Area } from '../../domain/roles.ts';
import { shellMessages } from '#messages/shell.ts';
import { mayEnter } from '../../domain/roles.ts';
import { Redirect } from '../routing/redirect.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import page from '../ui/page.module.css';
import { useMe } from '../features/accounts/profile/profile.api.ts';

/** Lets a person through once the server has said that the role may enter; what the browser has stored does not count. */
export function AreaOnly({ area, children }: { area: Area; children: ReactNode }) {
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
