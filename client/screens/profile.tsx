import { hasDashboard } from '../../domain/roles.ts';
import { audienceMessages } from '#messages/audience.ts';
import { changePasswordMessages } from '#messages/auth.ts';
import { myRecordPage } from '#messages/my-record.ts';
import { profileMessages } from '#messages/profile.ts';
import { safetyPlanMessages } from '#messages/safety-plan.ts';
import { languages } from '../../domain/languages.ts';
import { AccountNotice } from '../features/account/account-notice.tsx';
import { AccountCard } from '../features/profile/account-card.tsx';
import { ChangePassword } from '../features/profile/change-password.tsx';
import { LinkList } from '../features/profile/link-list.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { storeLanguage, useMe } from '../features/profile/profile.api.ts';
import { AccessLogCard } from '../features/record-policy/access-log-card.tsx';
import { SharingCard } from '../features/record-policy/sharing-card.tsx';
import { ReminderChoice } from '../features/reminders/reminder-choice.tsx';
import { AppearanceChoice } from '../features/shell/appearance-choice.tsx';
import { LanguageChoice } from '../features/shell/language-choice.tsx';
import { usePolicyReading } from '../features/visibility/visibility.api.ts';
import { DownloadIcon, EyeIcon, LockIcon } from '../illustrations/icons.tsx';
import { Card } from '../ui/card.tsx';
import { Details } from '../ui/details.tsx';
import { ErrorState, Loading } from '../ui/page-states.tsx';
import { Page } from '../ui/page.tsx';

const places = [
  { to: '/safety-plan', icon: <LockIcon />, name: safetyPlanMessages.link, text: safetyPlanMessages.linkText },
  { to: '/my-record', icon: <DownloadIcon />, name: myRecordPage.link, text: myRecordPage.linkText },
  { to: '/who-can-see', icon: <EyeIcon />, name: audienceMessages.link, text: audienceMessages.linkText },
];

export function ProfileScreen() {
  const { value: setting } = usePolicyReading();
  const { data: person, isError, isFetching, refetch } = useMe();
  return (
    <Page title={profileMessages.title}>
      <AccountNotice />
      {person && (
        <>
          <AccountCard person={person} />
          <ProfileForm person={person} />
        </>
      )}
      {!person && isError && <ErrorState pending={isFetching} onRetry={() => void refetch()} />}
      {!person && !isError && <Loading height={640} />}
      <LinkList title={profileMessages.ownPlaces} places={places} />
      <Card as="div">
        <SharingCard setting={setting} />
      </Card>
      <Card as="div">
        <AccessLogCard />
      </Card>
      {/* They come on the dashboard, which not every role has. */}
      {(!person || hasDashboard(person.role)) && (
        <Card as="section">
          <ReminderChoice />
        </Card>
      )}
      <Card as="div">
        <Details summary={changePasswordMessages.title}>
          <ChangePassword />
        </Details>
      </Card>
      <Card as="section">
        <AppearanceChoice />
      </Card>
      {languages.length > 1 && (
        <Card as="section">
          <LanguageChoice store={storeLanguage} />
        </Card>
      )}
    </Page>
  );
}
