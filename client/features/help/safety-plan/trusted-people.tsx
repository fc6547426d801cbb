import { callAddress } from '../../../../domain/help-lines.ts';
import styles from './trusted-person.module.css';
import { piecesOf } from './phone-numbers.ts';

/** Whom the person has written into the safety plan, each phone number a call. */
export function TrustedPeople({ people }: { people: string }) {
  return (
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
  );
}
