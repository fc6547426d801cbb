import { useId } from 'react';
import type { ReactNode } from 'react';
import { organisationMessages } from '#messages/organisation.ts';
import { policyMessages } from '#messages/visibility.ts';
import { ContactForms } from '../features/organisation/contact-form.tsx';
import { LogoForm } from '../features/organisation/logo-form.tsx';
import { NameForm } from '../features/organisation/name-form.tsx';
import { useSettled } from '../features/organisation/organisation.api.ts';
import { ZoneForm } from '../features/organisation/zone-form.tsx';
import { PolicyChoice } from '../features/privacy/record-policy/policy-choice.tsx';
import { entriesUnder } from './shell/area-table.ts';
import { Link } from '../routing/link.tsx';
import { Card } from '../ui/card.tsx';
import { Details } from '../ui/details.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading } from '../ui/page-states.tsx';
import { Page } from '../ui/page.tsx';
import { stack } from '../ui/layout.ts';
import { useIsWide } from '../ui/use-is-wide.ts';
import card from '../ui/titled-card.module.css';
import prose from '../ui/prose.module.css';
import { classNames } from '../ui/class-names.ts';
import way from '../ui/way.module.css';
import styles from './admin-organisation.module.css';

/** The ways to all that an organisation sets up, its rule for named records, and what it says of itself. */
export function AdminOrganisationScreen() {
  const { data: settled, error, isPending, isFetching, refetch } = useSettled();
  return (
    <Page title={organisationMessages.title} intro={organisationMessages.intro} width="wide">
      <div className={styles.columns}>
        <nav aria-label={organisationMessages.ways}>
          <ul role="list" className={styles.ways}>
            {entriesUnder('/admin/organisation').map(({ to, name, text }) => (
              <li key={to}>
                <Link to={to} className={classNames(way.way, styles.way)}>
                  <span className={way.name}>{name}</span>
                  <span className={prose.quiet}>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={stack(4)}>
          <Card aria-labelledby="record-policy" className={stack(5)}>
            <div>
              <h2 id="record-policy" className={card.title}>
                {policyMessages.title}
              </h2>
              <p className={classNames(prose.quiet, styles.lead)}>{policyMessages.about}</p>
            </div>
            <PolicyChoice />
          </Card>
          {isPending && <Loading text={organisationMessages.loading} height={640} />}
          {!isPending && !settled && (
            <ErrorState
              text={organisationMessages.loadFailed}
              error={error}
              pending={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {settled && (
            <>
              <Part title={organisationMessages.name.title}>
                <p className={prose.quiet}>{organisationMessages.name.text}</p>
                <NameForm settled={settled} quiet />
                <LogoForm settled={settled} />
              </Part>
              <Part title={organisationMessages.zone.title}>
                <ZoneForm settled={settled} />
              </Part>
              <Part title={organisationMessages.privacy.title}>
                <ContactForms settled={settled} quiet />
              </Part>
            </>
          )}
        </div>
      </div>
    </Page>
  );
}

/** What an organisation says of itself, which is settled once: folded where there is no room for all of it. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const isWide = useIsWide();
  return (
    <Card aria-labelledby={id} className={styles.folded}>
      <Details
        open={isWide}
        summary={
          <h2 id={id} className={card.title}>
            {title}
          </h2>
        }
      >
        <div className={stack(4)}>{children}</div>
      </Details>
    </Card>
  );
}
