import { hasDashboard, toRole } from '../../domain/roles.ts';
import { profileMessages } from '#messages/profile.ts';
import { myRecordPage } from '#messages/my-record.ts';
import { AccountNotice } from '../features/accounts/own/account-notice.tsx';
import { useMe } from '../features/accounts/profile/profile.api.ts';
import { ProfileNav } from '../features/accounts/profile/profile-nav.tsx';
import { profileSections, sectionAt } from '../features/accounts/profile/profile-sections.ts';
import type { ProfileSection } from '../features/accounts/profile/profile-sections.ts';
import { Redirect } from '../routing/redirect.tsx';
import { useLocation } from '../routing/location.ts';
import { readRole } from '../api/stored-token.ts';
import { Page } from '../ui/page.tsx';
import { AccountSection, AppearanceSection, PrivacySection, RemindersSection } from './profile-sections.tsx';
import { MyDataSection } from './my-data.tsx';
import styles from './profile.module.css';
import { SecondFactorCard } from '../features/accounts/second-factor/second-factor-card.tsx';
import { SessionsCard } from '../features/accounts/sessions/sessions-card.tsx';

const parts = {
  account: AccountSection,
  security: SecuritySection,
  privacy: PrivacySection,
  reminders: RemindersSection,
  appearance: AppearanceSection,
  'my-data': MyDataSection,
} as const satisfies Record<ProfileSection, () => unknown>;

const intros: Partial<Record<ProfileSection, string>> = profileMessages.intros;

/** One section at a time, each with an address of its own. */
export function ProfileScreen() {
  const { pathname, hash } = useLocation();
  const { data: person } = useMe();
  const section = sectionAt(pathname);
  // They come on the dashboard, which not every role has.
  const reminded = hasDashboard(toRole(person?.role ?? readRole()));
  const sections = profileSections.filter((name) => name !== 'reminders' || reminded);
  const Part = parts[section];
  return (
    // Its bar takes a line of a phone, as that of an area does.
    <div data-area className={styles.profile}>
      {hash === '#reminders' && <Redirect to="/profile/reminders" />}
      {!sections.includes(section) && <Redirect to="/profile" />}
      <div className={styles.side}>
        <ProfileNav sections={sections} current={section} />
      </div>
      <Page title={titleOf(section, pathname)} intro={intros[section]}>
        <AccountNotice />
        <Part />
      </Page>
    </div>
  );
}

/** The first bears the name of the whole; an old address keeps its own. */
function titleOf(section: ProfileSection, pathname: string): string {
  if (section === 'account') return profileMessages.title;
  return pathname.startsWith('/profile') ? profileMessages.sections[section] : myRecordPage.title;
}

/** What keeps others out of the account: a card for each way. */
function SecuritySection() {
  return (
    <>
      <SecondFactorCard />
      <SessionsCard />
    </>
  );
}
