import { useState } from 'react';
import { audienceMessages } from '#messages/audience.ts';
import { changePasswordMessages } from '#messages/auth.ts';
import { profileMessages } from '#messages/profile.ts';
import { safetyPlanMessages } from '#messages/safety-plan.ts';
import { suggestionMessages } from '#messages/suggestions.ts';
import { languages } from '../../domain/languages.ts';
import { Corrections } from '../features/people/corrections/corrections.tsx';
import { CheckInChoice } from '../features/reminders/check-in-choice.tsx';
import { AccessNoticeChoice, useAccessNotices } from '../features/privacy/access-notices/access-notice-choice.tsx';
import { Contacts } from '../features/organisation/contacts.tsx';
import { ConsentCard } from '../features/privacy/privacy-notice/consent-card.tsx';
import { useConsent } from '../features/privacy/privacy-notice/privacy-notice.api.ts';
import { AccountCard } from '../features/accounts/profile/account-card.tsx';
import { ChangePassword } from '../features/accounts/profile/change-password.tsx';
import { LinkList } from '../features/accounts/profile/link-list.tsx';
import { ProfileForm } from '../features/accounts/profile/profile-form.tsx';
import { storeLanguage, useMe } from '../features/accounts/profile/profile.api.ts';
import { WorkAccount } from '../features/accounts/profile/work-account.tsx';
import { AccessLogCard } from '../features/privacy/record-policy/access-log-card.tsx';
import { SharingCard } from '../features/privacy/record-policy/sharing-card.tsx';
import { useAccessLog, useSharing } from '../features/privacy/record-policy/sharing.api.ts';
import { DeviceCard } from '../features/offline/device-card.tsx';
import { DeviceReminders } from '../features/reminders/device-reminders.tsx';
import { ReminderChoice } from '../features/reminders/reminder-choice.tsx';
import { useSuggestion } from '../features/system/suggestions/use-suggestion.tsx';
import { AppearanceChoice } from './shell/appearance-choice.tsx';
import { LanguageChoice } from './shell/language-choice.tsx';
import { ComingRule } from '../features/privacy/visibility/coming-rule.tsx';
import { usePolicyReading } from '../features/privacy/visibility/visibility.api.ts';
import { useWorkLists } from '../features/work-lists/work-lists.api.ts';
import { EyeIcon, LockIcon } from '../illustrations/action-icons.tsx';
import { useReturns } from '../api/drafts.ts';
import { isBeingReviewed, mayBeReviewed } from '../settings/language.ts';
import { settings } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Details } from '../ui/details.tsx';
import details from '../ui/details.module.css';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Loading } from '../ui/page-states.tsx';

const whoCanSee = {
  to: '/who-can-see',
  icon: <EyeIcon />,
  name: audienceMessages.link,
  text: audienceMessages.linkText,
};
const safetyPlan = {
  to: '/safety-plan',
  icon: <LockIcon />,
  name: safetyPlanMessages.link,
  text: safetyPlanMessages.linkText,
};

export function AccountSection() {
  const me = useMe();
  const { data: person } = me;
  const returns = useReturns();
  const lists = useWorkLists();
  return (
    <>
      {person && (
        <>
          <AccountCard person={person} />
          <Corrections />
          <ProfileForm key={returns} person={person} lists={lists} />
        </>
      )}
      {!person && <NotLoaded query={me} height={640} />}
      <Card as="div" className={details.sheet}>
        <Details summary={changePasswordMessages.title}>
          <ChangePassword />
        </Details>
      </Card>
      {settings.ssoName !== '' && <WorkAccount />}
      <LinkList title={profileMessages.ownPlaces} places={[safetyPlan, whoCanSee]} />
    </>
  );
}

export function PrivacySection() {
  const { data: setting, isError } = usePolicyReading();
  const looks = useAccessLog();
  const reads = [looks, useSharing(), useAccessNotices(), useConsent()];
  // Where no one can open a record, now or once what is announced holds, there is nothing to be told of.
  const isOpened = setting ? setting.policy !== 'never' || setting.coming !== null : isError;
  // All at once: a switch below would move away from under a finger.
  const isComing = reads.some(({ isPending, failureCount }) => isPending && failureCount === 0);
  // A card that is tried again waits in its own place.
  const [isThere, setThere] = useState(false);
  if (!isThere && !isComing && (setting !== undefined || isError)) setThere(true);
  if (!isThere) return <Loading height={640} />;
  return (
    <>
      <AccessLogCard list={looks} />
      <SharingCard setting={setting} isUnknown={isError}>
        <ComingRule coming={setting?.coming} />
      </SharingCard>
      {isOpened && <AccessNoticeChoice />}
      <ConsentCard />
      <DeviceCard />
      <Contacts />
    </>
  );
}

export function RemindersSection() {
  return (
    <>
      <Card as="div">
        <ReminderChoice />
      </Card>
      <CheckInChoice />
      <DeviceReminders />
    </>
  );
}

function SuggestSentence() {
  const { suggest, dialog } = useSuggestion();
  return (
    <div>
      <Button variant="link" onClick={suggest}>
        {suggestionMessages.action}
      </Button>
      {dialog}
    </div>
  );
}

export function AppearanceSection() {
  return (
    <>
      <Card as="div">
        <AppearanceChoice />
      </Card>
      {languages.length > 1 && (
        <Card as="div">
          <LanguageChoice store={storeLanguage} />
          {mayBeReviewed && isBeingReviewed() && <SuggestSentence />}
        </Card>
      )}
    </>
  );
}
