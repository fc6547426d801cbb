import { boardReportPage as words } from '#messages/board-report.ts';
import { grid } from '../../../ui/layout.ts';
import styles from './board-report.module.css';

/** What a board will read. */
export function ReportContents() {
  return (
    <section aria-labelledby="board-report-holds" className={grid(2)}>
      <h2 id="board-report-holds">{words.holds}</h2>
      <ul className={styles.contents}>
        {words.contents.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </section>
  );
}
