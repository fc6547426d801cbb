import { boardReportPage as words } from '#messages/board-report.ts';
import { BoardReportForm } from '../features/reports/board-report/board-report-form.tsx';
import { BoardReportMail } from '../features/reports/board-report/board-report-mail.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Details } from '../ui/details.tsx';
import details from '../ui/details.module.css';
import { Page } from '../ui/page.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';
import { grid, stack } from '../ui/layout.ts';
import styles from '../features/reports/board-report/board-report.module.css';

/** The form first; what it makes, and whom it is sent to without asking, beside it. */
export function AdminBoardReportScreen() {
  return (
    <Page title={words.title} intro={words.intro} width="wide">
      <div className={classNames(styles.beside, grid(4, 'start'))}>
        <BoardReportForm />
        <div className={stack(4)}>
          <ReportContents />
          <BoardReportMail />
        </div>
      </div>
    </Page>
  );
}

/** What a board will read: one folded line where the form has all the room. */
function ReportContents() {
  const isWide = useIsWide();
  const contents = (
    <ul className={styles.contents}>
      {words.contents.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
  if (!isWide)
    return (
      <Card as="div" className={details.sheet}>
        <Details summary={words.holds}>{contents}</Details>
      </Card>
    );
  return (
    <Card aria-labelledby="board-report-holds" className={stack(3)}>
      <h2 id="board-report-holds">{words.holds}</h2>
      {contents}
    </Card>
  );
}
