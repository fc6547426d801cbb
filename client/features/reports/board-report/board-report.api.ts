import { useQuery } from '@tanstack/react-query';
import type { BoardReportQuery } from '../../../../domain/contract/board-report.ts';
import { call, callFile } from '../../../api/api-client.ts';
import { useStoring } from '../../../api/use-storing.ts';

const mailKey = ['board-report-mail'];

export function loadBoardReport(query: BoardReportQuery): Promise<Blob> {
  return callFile('GET /api/admin/board-report.pdf', { query });
}

export function loadBoardFigures(query: BoardReportQuery): Promise<Blob> {
  return callFile('GET /api/admin/exports/board-report.csv', { query });
}

/** Everyone who could get it by mail, and who does. */
export function useBoardReportMail() {
  return useQuery({ queryKey: mailKey, queryFn: ({ signal }) => call('GET /api/admin/board-report-mail', { signal }) });
}

export function useChangeBoardReportMail() {
  return useStoring(mailKey, (recipients: string[]) =>
    call('PUT /api/admin/board-report-mail', { body: { recipients } }),
  );
}
