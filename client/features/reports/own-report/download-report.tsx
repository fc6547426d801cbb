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

export function DownloadReport() {
  const { mutateAsync: load, isPending, isError, isSuccess } = useReport();
  const busy = useRef(false);

  async function download() {
    if (busy.current) return;
    busy.current = true;
    try {
      downloadFile(await load(), words.fileName);
      setTimeout(() => (busy.current = false), settleTime);
    } catch {
      // The notice below says so.
      busy.current = false;
    }
  }

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
