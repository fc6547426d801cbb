import { Link } from '../../routing/link.tsx';
import { homeMessages } from '#messages/home.ts';
import styles from './next-step.module.css';

/** One quiet line that leads on. */
export function NextStep() {
  return (
    <p className={styles.line}>
      {homeMessages.nextStep} <Link to="/dashboard?tab=mytests">{homeMessages.takeTest}</Link> {homeMessages.or}{' '}
      <Link to="/dashboard?tab=mytests#mood">{homeMessages.logMood}</Link>.
    </p>
  );
}
