import { leaverMessages } from '#messages/leaving.ts';
import { downloadFile } from '../../../api/download-file.ts';
import { useOpenSending } from '../../../api/use-open-reply.ts';
import { DownloadIcon } from '../../../illustrations/action-icons.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { stack } from '../../../ui/layout.ts';
import { Notice } from '../../../ui/notice.tsx';
import prose from '../../../ui/prose.module.css';
import card from '../../../ui/titled-card.module.css';
import { fetchLeaverFile, untilOver } from './leaver.api.ts';
import type { LeaverFile } from './leaver.api.ts';

const words = leaverMessages;

const files: readonly { file: LeaverFile; button: string; about: string; name: string }[] = [
  { file: 'pdf', button: words.pdf, about: words.pdfAbout, name: words.pdfFile },
  { file: 'json', button: words.json, about: words.jsonAbout, name: words.jsonFile },
];

export function LeaverFiles({ token, onOver }: { token: string; onOver: () => void }) {
  const { send, wish, isPending, isError, isSuccess } = useOpenSending(
    async ({ file, name }: (typeof files)[number]) =>
      downloadFile(await untilOver(fetchLeaverFile(token, file), onOver), name),
    () => undefined,
  );
  return (
    <Card as="div" className={card.card}>
      {files.map((one) => (
        <div key={one.file} className={stack(one.file === 'pdf' ? 2 : 0, 'start')}>
          <Button
            variant={one.file === 'pdf' ? 'primary' : 'link'}
            pending={isPending && wish === one}
            aria-describedby={`take-${one.file}`}
            onClick={() => send(one)}
          >
            <DownloadIcon />
            {one.button}
          </Button>
          <p id={`take-${one.file}`} className={prose.quiet}>
            {one.about}
          </p>
        </div>
      ))}
      <Notice tone={isError ? 'error' : 'success'}>{(isError && words.failed) || (isSuccess && words.saved)}</Notice>
    </Card>
  );
}
