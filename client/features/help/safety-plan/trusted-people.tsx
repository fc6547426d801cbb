import type { ReactNode } from 'react';
import { callAddress } from '../../../../domain/help-lines.ts';
import styles from './trusted-person.module.css';
import { piecesOf } from './phone-numbers.ts';

/** Whom the person has written into the safety plan, each phone number a call. */
export function TrustedPeople({ people }: { people: string }) {
  return <p className={styles.people}>{withCalls(people)}</p>;
}

/** Each phone number in it is a call. */
export function withCalls(text: string): ReactNode {
  return piecesOf(text).map(({ at, text: piece, isNumber }) =>
    isNumber ? (
      <a key={at} href={callAddress(piece)}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
