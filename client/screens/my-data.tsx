import { myRecordPage } from '#messages/my-record.ts';
import { ErasureCard } from '../features/accounts/own/erasure-card.tsx';
import { useAccount } from '../features/accounts/own/account.api.ts';
import { RetentionCard } from '../features/accounts/own/retention-card.tsx';
import { TakeAlong } from '../features/my-record/take-along.tsx';
import { LinkList } from '../features/accounts/profile/link-list.tsx';
import { ReportChoiceCard } from '../features/reports/own-report/report-choice.tsx';
import { EyeIcon, LockIcon } from '../illustrations/action-icons.tsx';
import { PhoneIcon } from '../illustrations/icons.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';

const { consents } = myRecordPage;

/** Each is taken back where it was given. */
const agreed = [
  { to: '/profile/privacy#consent', icon: <LockIcon />, ...consents.notice },
  { to: '/profile/privacy', icon: <EyeIcon />, ...consents.sharing },
  { to: '/help', icon: <PhoneIcon />, ...consents.callBack },
];

/** The own record in the person's hand: first what people can read, then what programs can. */
export function MyDataSection() {
  const query = useAccount();
  const { data: state } = query;
  return (
    <>
      <ReportChoiceCard />
      <TakeAlong />
      {!state && <NotLoaded query={query} failed={myRecordPage.retention.failed} height={320} />}
      {state && <RetentionCard retention={state.retention} />}
      <LinkList title={consents.title} places={agreed} />
      {state && <ErasureCard eraseAt={state.erase_at} />}
    </>
  );
}
