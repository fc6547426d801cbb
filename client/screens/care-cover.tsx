import { useLeaveCare, useUnseenResult } from '../features/assessments/unseen-result.ts';
import type { UnseenResult } from '../features/assessments/unseen-result.ts';
import { CareScreen } from '../features/assessments/care-screen.tsx';
import type { CareScreenProps } from '../features/assessments/care-screen.tsx';
import { resultMessages } from '#messages/assessments.ts';
import { careMessages } from '#messages/care.ts';
import styles from '../features/help/safety-plan/trusted-person.module.css';
import { useTrustedPeople } from '../features/help/safety-plan/safety-plan.api.ts';
import { TrustedPeople } from '../features/help/safety-plan/trusted-people.tsx';
import { lazyPart } from './shell/lazy-part.tsx';

/** It opens where someone asks for it. */
const Breathing = lazyPart(async () => (await import('./care-breathing.tsx')).CareBreathing);
// With this file, for everyone who has it: fetched where care is shown alone, it would tell of whom.
void Breathing.preload();

/** Over a screen that shows no score below it. */
export function CareCover() {
  return <CareCoverBefore score={null} />;
}

/** The screen of care with all that it offers, until the person goes on, to the score where the screen below shows it. */
export function CareCoverBefore({ score }: { score: UnseenResult | null }) {
  const unseen = useUnseenResult();
  return (
    <Care
      score={unseen && resultMessages.score(unseen.type, unseen.result.total)}
      saved={careMessages.saved}
      onLeave={useLeaveCare(score)}
    />
  );
}

/** For answers that wait for a connection: help comes at once, and the score with the connection. */
export function CareCoverOffline({ onLeave }: { onLeave: () => void }) {
  return <Care score={null} saved={careMessages.kept} onLeave={onLeave} />;
}

function Care(props: Pick<CareScreenProps, 'score' | 'saved' | 'onLeave'>) {
  return <CareScreen {...props} trusted={<TrustedPerson />} breathing={<Breathing />} />;
}

/** Words to begin with, and the people whom the person has written into the safety plan. */
function TrustedPerson() {
  const people = useTrustedPeople();
  return (
    <>
      <p>{careMessages.trustedText}</p>
      <blockquote className={styles.words}>{careMessages.trustedWords}</blockquote>
      <p>
        <a href={`sms:?&body=${encodeURIComponent(careMessages.trustedWords)}`} className={styles.line}>
          {careMessages.write}
        </a>
      </p>
      {people !== '' && (
        <>
          <p>{careMessages.trustedPlan}</p>
          <TrustedPeople people={people} />
        </>
      )}
    </>
  );
}
