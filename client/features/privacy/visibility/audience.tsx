import { audienceMessages } from '#messages/audience.ts';
import { Link } from '../../../routing/link.tsx';
import styles from './audience.module.css';
import { usePolicyReading } from './visibility.api.ts';

/**
 * Who sees it, as the policy in force has it, and the way to the whole list. Until the policy is known there is the room
 * of the usual one's sentence, so that nothing below it moves.
 */
export function Audience({ of }: { of: 'answers' | 'result' }) {
  const { value, failed } = usePolicyReading();
  const sentences = audienceMessages[of];
  return (
    <>
      {value && sentences[value.policy]}
      {!value && failed && audienceMessages.unknown}
      {!value && !failed && <span className={styles.room}>{sentences.open}</span>}{' '}
      <Link to="/who-can-see">{audienceMessages.link}</Link>
    </>
  );
}
