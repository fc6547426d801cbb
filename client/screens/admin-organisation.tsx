import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatLocalDate } from '#messages/dates.ts';
import { organisationMessages } from '#messages/organisation.ts';
import { policyMessages } from '#messages/visibility.ts';
import { ContactForms } from '../features/organisation/contact-form.tsx';
import { LogoForm } from '../features/organisation/logo-form.tsx';
import { NameForm } from '../features/organisation/name-form.tsx';
import { useSettled } from '../features/organisation/organisation.api.ts';
import { ZoneForm } from '../features/organisation/zone-form.tsx';
import { useChosenPolicy } from '../features/privacy/record-policy/policy.api.ts';
import { PolicyChoice } from '../features/privacy/record-policy/policy-choice.tsx';
import { placesBelow } from './shell/area-table.ts';
import { Link } from '../routing/link.tsx';
import { Details } from '../ui/details.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Page } from '../ui/page.tsx';
import { useMedia } from '../ui/use-media.ts';
import { stack } from '../ui/layout.ts';
import prose from '../ui/prose.module.css';
import { classNames } from '../ui/class-names.ts';
import way from '../ui/way.module.css';
import styles from './admin-organisation.module.css';

/** The height of the three lines to come (px), so that what is below stays where it is. */
const heightOfLines = 159;

/** Its rule for named records, what it says of itself, and the ways to all else that it sets up. A phone has a line of each. */
export function AdminOrganisationScreen() {
  const query = useSettled();
  const { data: settled } = query;
  const { data: chosen } = useChosenPolicy();
  const since = chosen?.since ?? null;
  const isPhone = useMedia('(max-width: 39.99rem)');
  return (
    <Page title={organisationMessages.title} intro={organisationMessages.intro} width="wide">
      <div className={styles.columns}>
        <div className={styles.parts}>
          <Part
            title={policyMessages.title}
            now={chosen && policyMessages.now(policyMessages.names[chosen.policy], since && formatLocalDate(since))}
            open={!isPhone}
          >
            <p className={prose.quiet}>{policyMessages.about}</p>
            <PolicyChoice />
          </Part>
          {!settled && (
            <NotLoaded
              query={query}
              loading={organisationMessages.loading}
              failed={organisationMessages.loadFailed}
              height={heightOfLines}
            />
          )}
          {settled && (
            <>
              <Part title={organisationMessages.name.title} now={settled.name}>
                <p className={prose.quiet}>{organisationMessages.name.text}</p>
                <NameForm settled={settled} />
                <LogoForm settled={settled} />
              </Part>
              <Part title={organisationMessages.zone.title} now={settled.time_zone.in_force}>
                <ZoneForm settled={settled} />
              </Part>
              <Part title={organisationMessages.privacy.title} now={settled.privacy?.name}>
                <ContactForms settled={settled} />
              </Part>
            </>
          )}
        </div>
        <nav aria-label={organisationMessages.ways}>
          <ul role="list" className={styles.ways}>
            {placesBelow.map(({ to, name, text }) => (
              <li key={to}>
                <Link to={to} className={classNames(way.way, styles.way)}>
                  <span className={way.name}>{name}</span>
                  <span className={prose.quiet}>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Page>
  );
}

type PartProps = { title: string; now: string | undefined; open?: boolean; children: ReactNode };

/** What is settled once: a line with what holds now, and one of them open at a time. */
function Part({ title, now, open = false, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Details
        name="organisation"
        open={open}
        summary={
          <span className={styles.summary}>
            <h2 id={id}>{title}</h2>
            <span className={classNames(prose.quiet, styles.now)}>{now}</span>
          </span>
        }
      >
        <div className={stack(4)}>{children}</div>
      </Details>
    </section>
  );
}
