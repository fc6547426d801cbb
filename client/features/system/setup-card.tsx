import type { Setup } from '../../../domain/contract/setup.ts';
import { firstPasswordMessages } from '#messages/auth.ts';
import { setupMessages } from '#messages/setup.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import styles from './setup.module.css';
import { useSetup } from './setup.api.ts';

const words = setupMessages.card;

/** Whether it is known what is still to settle, or could not be found out: what stands below moves only before that. */
export function useIsSetupKnown(): boolean {
  const { isPending, failureCount } = useSetup();
  return !isPending || failureCount > 0;
}

/** On the dashboard until everything is settled. */
export function SetupCard() {
  const { data } = useSetup();
  return (
    <>
      {data?.own_password === false && <PasswordCard />}
      <StepsCard data={data} />
    </>
  );
}

function StepsCard({ data }: { data: Setup | undefined }) {
  const steps = data?.steps ?? [];
  const done = steps.filter(({ state }) => state === 'done').length;
  const open = steps.filter(({ state }) => state === 'open').length;
  if (done === steps.length) return null;
  return (
    <Card aria-labelledby="first-steps" className={styles.card}>
      <div className={styles.cardText}>
        <h2 id="first-steps">{words.title}</h2>
        <p>{open > 0 ? words.text(open) : words.putOff}</p>
        <Progress done={done} total={steps.length} text={setupMessages.progress(done, steps.length)} />
      </div>
      <ButtonLink to="/admin/setup" variant={open > 0 ? 'primary' : 'quiet'}>
        {words.button}
      </ButtonLink>
    </Card>
  );
}

/** First of all, where the operator has set the password: it is known to whoever reads the server's settings. */
function PasswordCard() {
  return (
    <Card aria-labelledby="first-password" className={styles.card}>
      <div className={styles.cardText}>
        <h2 id="first-password">{firstPasswordMessages.title}</h2>
        <p>{firstPasswordMessages.asked}</p>
      </div>
      <ButtonLink to="/profile/account">{firstPasswordMessages.change}</ButtonLink>
    </Card>
  );
}
