import { myRecordPage } from '#messages/my-record.ts';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../api/download-file.ts';
import { DownloadIcon } from '../../illustrations/action-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import prose from '../../ui/prose.module.css';
import card from '../../ui/titled-card.module.css';
import styles from './take-along.module.css';
import { callFile } from '../../api/api-client.ts';
import type { CallName } from '../../api/call-names.ts';

const words = myRecordPage.takeAlong;

/** Everything that is kept about the person, in three forms. */
export function TakeAlong() {
  const { mutate: load, isPending, isError, isSuccess, variables } = useRecordFile();
  return (
    <Card aria-labelledby="take-along" className={card.card}>
      <h2 id="take-along">{words.title}</h2>
      <p>{words.text}</p>
      <ul role="list" className={styles.files}>
        {recordFiles.map((kind) => (
          <li key={kind} className={styles.file}>
            <Button
              variant="link"
              className={styles.button}
              pending={isPending && variables === kind}
              aria-describedby={`take-${kind}`}
              onClick={() => load(kind)}
            >
              <DownloadIcon />
              {words[kind].button}
            </Button>
            <span id={`take-${kind}`} className={classNames(prose.quiet, styles.about)}>
              {words[kind].about}
            </span>
          </li>
        ))}
      </ul>
      <Notice tone={isError ? 'error' : 'success'}>{(isError && words.failed) || (isSuccess && words.saved)}</Notice>
    </Card>
  );
}

const recordFiles = ['csv', 'json', 'fhir'] as const;

type RecordFile = (typeof recordFiles)[number];

const fileCalls = {
  json: 'GET /api/my-record.json',
  csv: 'GET /api/my-record.csv',
  fhir: 'GET /api/my-record.fhir.json',
} as const satisfies Record<RecordFile, CallName>;

function useRecordFile() {
  return useMutation({
    mutationKey: ['my-record'],
    // Also one that is overtaken by another is saved.
    mutationFn: async (kind: RecordFile) => downloadFile(await callFile(fileCalls[kind]), words.files[kind]),
  });
}
