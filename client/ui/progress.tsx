import { uiMessages } from '#messages/ui.ts';
import styles from './progress.module.css';

type ProgressProps = { done: number; total: number; text?: string };

/** How far one is, in quiet words and a line: '3 of 7'. */
export function Progress({ done, total, text = uiMessages.progress(done, total) }: ProgressProps) {
  const share = total > 0 ? Math.min(done / total, 1) : 0;
  return (
    <div className={styles.progress}>
      <span className={styles.text}>{text}</span>
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.bar} style={{ transform: `scaleX(${share})` }} />
      </span>
    </div>
  );
}
