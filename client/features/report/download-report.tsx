import { statsMessages } from '../../../domain/messages/en/stats.ts';
import { DownloadIcon } from '../../illustrations/icons.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './download-report.module.css';
import { useReport } from './report.api.ts';
import { saveFile } from './save-file.ts';

const words = statsMessages.report;

export function DownloadReport() {
  const { mutate, isPending, isError, isSuccess } = useReport();

  return (
    <div className={styles.report}>
      <p>{words.text}</p>
      <Button
        pending={isPending}
        onClick={() => mutate(undefined, { onSuccess: (file) => saveFile(file, words.fileName) })}
      >
        <DownloadIcon />
        {words.button}
      </Button>
      <Notice tone={isError ? 'error' : 'success'}>{(isError && words.failed) || (isSuccess && words.saved)}</Notice>
    </div>
  );
}
