import { SecondFactorCard } from '../features/accounts/second-factor/second-factor-card.tsx';
import { SessionsCard } from '../features/accounts/sessions/sessions-card.tsx';

/** What keeps others out of the account: a card for each way. */
export function SecuritySection() {
  return (
    <>
      <SecondFactorCard />
      <SessionsCard />
    </>
  );
}
