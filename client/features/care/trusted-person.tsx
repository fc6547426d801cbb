import { callAddress } from '../../../domain/help-lines.ts';
import { careMessages } from '../../../domain/messages/en/care.ts';
import styles from './care-screen.module.css';
import { piecesOf } from './phone-numbers.ts';
import { useSafetyPlan } from './safety-plan.api.ts';

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
          <p className={styles.people}>
            {piecesOf(people).map(({ at, text, isNumber }) =>
              isNumber ? (
                <a key={at} href={callAddress(text)}>
                  {text}
                </a>
              ) : (
                text
              ),
            )}
          </p>
        </>
      )}
    </>
  );
}
