import { myRecordPage } from '#messages/my-record.ts';
import { ErasureCard } from '../features/account/erasure-card.tsx';
import { useAccount } from '../features/account/account.api.ts';
import { ReportChoiceCard } from '../features/report/report-choice.tsx';
import { RetentionCard } from '../features/account/retention-card.tsx';
import { LinkList } from '../features/profile/link-list.tsx';
import { TakeAlong } from '../features/my-record/take-along.tsx';
import { EyeIcon, PhoneIcon } from '../illustrations/icons.tsx';
import { ErrorState, Loading } from '../ui/page-states.tsx';
import { Page } from '../ui/page.tsx';

const { consents } = myRecordPage;

/** Each is taken back where it was given. */
const agreed = [
  { to: '/profile', icon: <EyeIcon />, ...consents.sharing },
  { to: '/help', icon: <PhoneIcon />, ...consents.callBack },
];

/** The own record in the person's hand. */
export function MyRecordScreen() {
  const { data: state, isPending, isFetching, refetch } = useAccount();
  return (
    <Page title={myRecordPage.title} intro={myRecordPage.intro}>
      <TakeAlong />
      <ReportChoiceCard />
      <LinkList title={consents.title} places={agreed} />
      {isPending && <Loading height={320} />}
      {!isPending && !state && (
        <ErrorState text={myRecordPage.retention.failed} pending={isFetching} onRetry={() => void refetch()} />
      )}
      {state && (
        <>
          <RetentionCard retention={state.retention} />
          <ErasureCard eraseAt={state.erase_at} />
        </>
      )}
    </Page>
  );
}
