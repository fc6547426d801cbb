import { careMessages } from '../../../domain/messages/en/assessments.ts';
import { CallLines } from './call-lines.tsx';
import styles from './care-card.module.css';

/** Help beside the question that asked for it: calm, at once, and in nobody's way. */
export function CareCard({ next }: { next?: string }) {
  return (
    <div className={styles.card}>
      <p className={styles.title}>{careMessages.title}</p>
      <p>{careMessages.text}</p>
      <CallLines />
      <p>
        {careMessages.private} {next}
      </p>
    </div>
  );
}
