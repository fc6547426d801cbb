import { leaverMessages } from '#messages/leaving.ts';
import { downloadFile } from '../../api/download-file.ts';
import { DownloadIcon } from '../../illustrations/icons.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import card from '../../ui/titled-card.module.css';
import { useLeaverFile } from './leaver.api.ts';
import type { LeaverFile } from './leaver.api.ts';

const words = leaverMessages;

const files: readonly { file: LeaverFile; button: string; about: string; name: string }[] = [
  { file: 'pdf', button: words.pdf, about: words.pdfAbout, name: words.pdfFile },
  { file: 'json', button: words.json, about: words.jsonAbout, name: words.jsonFile },
];

export function LeaverFiles({ token }: { token: string }) {
  const { mutate: load, isPending, isError, isSuccess, variables } = useLeaverFile(token);
  return (
    <Card as="div" className={card.card}>
      {files.map(({ file, button, about, name }) => (
        <div key={file}>
          <Button
            variant="link"
            pending={isPending && variables === file}
            aria-describedby={`take-${file}`}
            onClick={() => load(file, { onSuccess: (bytes) => downloadFile(bytes, name) })}
          >
            <DownloadIcon />
            {button}
          </Button>
          <p id={`take-${file}`} className={card.quiet}>
            {about}
          </p>
        </div>
      ))}
      <Notice tone={isError ? 'error' : 'success'}>{(isError && words.failed) || (isSuccess && words.saved)}</Notice>
    </Card>
  );
}
