import { audienceMessages } from '#messages/audience.ts';
import { Link } from '../../../routing/link.tsx';
import styles from './audience.module.css';
import { usePolicyReading } from './visibility.api.ts';

/**
 * Who sees it, as the policy in force has it, and the way to the whole list. Until the policy is known there is the room
 * of the usual one's sentence, so that nothing below it moves.
 */
export function Audience({ of }: { of: 'answers' | 'result' }) {
  const { data, isError } = usePolicyReading();
  const sentences = audienceMessages[of];
  return (
    <>
      {data && sentences[data.policy]}
      {!data && isError && audienceMessages.unknown}
      {!data && !isError && <span className={styles.room}>{sentences.open}</span>}{' '}
      <Link to="/who-can-see">{audienceMessages.link}</Link>
    </>
  );
}
