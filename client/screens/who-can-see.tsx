import { formatLocalDate } from '#messages/dates.ts';
import { privacyNoticeMessages } from '#messages/privacy-notice.ts';
import { processingRegisterMessages } from '#messages/processing-register.ts';
import { policyMessages, visibilityMessages } from '#messages/visibility.ts';
import { Contacts } from '../features/organisation/contacts.tsx';
import { ComingRule } from '../features/privacy/visibility/coming-rule.tsx';
import { ViewerCards } from '../features/privacy/visibility/viewer-cards.tsx';
import { VisibilityTable } from '../features/privacy/visibility/visibility-table.tsx';
import { useWhoCanSee } from '../features/privacy/visibility/visibility.api.ts';
import { Link } from '../routing/link.tsx';
import { Details } from '../ui/details.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Page } from '../ui/page.tsx';
import { stack } from '../ui/layout.ts';
import prose from '../ui/prose.module.css';

/** For everyone, also before they register. */
export function WhoCanSeeScreen() {
  const query = useWhoCanSee();
  const { data: found } = query;
  return (
    <Page title={visibilityMessages.title} intro={visibilityMessages.intro} width="wide">
      {!found && (
        <NotLoaded
          query={query}
          loading={visibilityMessages.loading}
          failed={visibilityMessages.loadFailed}
          height={640}
        />
      )}
      {found && (
        <>
          <div className={stack(2)}>
            <h2>{visibilityMessages.rule(policyMessages.names[found.policy])}</h2>
            <p>{policyMessages.meanings[found.policy]}</p>
            {found.since && <p className={prose.quiet}>{visibilityMessages.since(formatLocalDate(found.since))}</p>}
            <ComingRule coming={found.coming} />
            {found.older.map(({ made_until: until, policy }) => (
              <p key={until}>{visibilityMessages.older(formatLocalDate(until), policyMessages.names[policy])}</p>
            ))}
          </div>
          <ViewerCards rows={found.rows} minGroup={found.min_group} />
          <Contacts />
          <p>
            <Link to="/privacy-notice">{privacyNoticeMessages.link}</Link> ·{' '}
            <Link to="/processing-register">{processingRegisterMessages.link}</Link>
          </p>
          <Details summary={visibilityMessages.asTable}>
            <VisibilityTable rows={found.rows} minGroup={found.min_group} />
          </Details>
        </>
      )}
    </Page>
  );
}
