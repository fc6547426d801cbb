import { profileMessages } from '../../domain/messages/en/profile.ts';
import { AccountCard } from '../features/profile/account-card.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { useMe } from '../features/profile/profile.api.ts';
import { ReminderChoice } from '../features/reminders/reminder-choice.tsx';
import { AppearanceChoice } from '../features/shell/appearance-choice.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState, Loading } from '../ui/page-states.tsx';
import { Page } from '../ui/page.tsx';

export function ProfileScreen() {
  const { data: person, isError, isFetching, refetch } = useMe();
  return (
    <Page title={profileMessages.title}>
      {person && (
        <>
          <AccountCard person={person} />
          <ProfileForm person={person} />
        </>
      )}
      {!person && isError && <ErrorState pending={isFetching} onRetry={() => void refetch()} />}
      {!person && !isError && <Loading height={640} />}
      <Card as="section">
        <ReminderChoice />
      </Card>
      <Card as="section">
        <AppearanceChoice />
      </Card>
    </Page>
  );
}
