import { boardReportPage as words } from '#messages/board-report.ts';
import { BoardReportForm } from '../features/reports/board-report/board-report-form.tsx';
import { BoardReportMail } from '../features/reports/board-report/board-report-mail.tsx';
import { Page } from '../ui/page.tsx';
import { grid } from '../ui/layout.ts';
import styles from '../features/reports/board-report/board-report.module.css';

export function AdminBoardReportScreen() {
  return (
    <Page title={words.title} intro={words.intro}>
      <ReportContents />
      <BoardReportForm />
      <BoardReportMail />
    </Page>
  );
}

/** What a board will read. */
function ReportContents() {
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
