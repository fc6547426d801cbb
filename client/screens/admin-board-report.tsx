import { boardReportPage as words } from '#messages/board-report.ts';
import { BoardReportForm } from '../features/reports/board-report/board-report-form.tsx';
import { BoardReportMail } from '../features/reports/board-report/board-report-mail.tsx';
import { ReportContents } from '../features/reports/board-report/report-contents.tsx';
import { Page } from '../ui/page.tsx';

export function AdminBoardReportScreen() {
  return (
    <Page title={words.title} intro={words.intro}>
      <ReportContents />
      <BoardReportForm />
      <BoardReportMail />
    </Page>
  );
}
