import { careMessages } from '#messages/care.ts';
import styles from './trusted-person.module.css';
import { useSafetyPlan } from './safety-plan.api.ts';
import { TrustedPeople } from './trusted-people.tsx';

/** Words to begin with, and the people whom the person has written into the safety plan. */
export function TrustedPerson() {
  const { data: plan } = useSafetyPlan();
  const people = plan?.people ?? '';
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
