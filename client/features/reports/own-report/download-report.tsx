import { useRef } from 'react';
import { statsMessages } from '#messages/stats.ts';
import { downloadFile } from '../../../api/download-file.ts';
import { DownloadIcon } from '../../../illustrations/action-icons.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { stack } from '../../../ui/layout.ts';
import { useReport } from './report.api.ts';

const words = statsMessages.report;

/** The second click of a double click can come after the answer to the first (ms). */
const settleTime = 1000;

/** Kept by the screen: what is said of it would go where the results come, which change all that stands beside them. */
export function useDownload() {
  const report = useReport();
  const busy = useRef(false);

  async function download() {
    if (busy.current) return;
    busy.current = true;
    try {
      downloadFile(await report.mutateAsync(), words.fileName);
      setTimeout(() => (busy.current = false), settleTime);
    } catch {
      // The notice below says so.
      busy.current = false;
    }
  }

  return { report, download };
}

export function DownloadReport({ report, download }: ReturnType<typeof useDownload>) {
  const { isPending, isError, isSuccess } = report;
  return (
    <div className={stack(4, 'start')} data-screen-only>
      <p>{words.text}</p>
      <Button pending={isPending} onClick={() => void download()}>
        <DownloadIcon />
        {words.button}
      </Button>
      <Notice tone={isError ? 'error' : 'success'}>{(isError && words.failed) || (isSuccess && words.saved)}</Notice>
    </div>
  );
}
