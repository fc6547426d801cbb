import { boardReportPage as words } from '#messages/board-report.ts';
import { BoardReportForm } from '../features/board-report/board-report-form.tsx';
import { BoardReportMail } from '../features/board-report/board-report-mail.tsx';
import { ReportContents } from '../features/board-report/report-contents.tsx';
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
