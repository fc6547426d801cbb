import { useState } from 'react';
import { exportMessages } from '#messages/exports.ts';
import { downloadFile } from '../../../api/download-file.ts';
import { DownloadIcon } from '../../../illustrations/action-icons.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Saves a file that the server makes, and says where it could not. */
export function FileButton({ label, fileName, load }: { label: string; fileName: string; load: () => Promise<Blob> }) {
  const [failed, setFailed] = useState(false);

  async function save() {
    setFailed(false);
    try {
      downloadFile(await load(), fileName);
    } catch {
      setFailed(true);
    }
  }

  return (
    <div>
      <Button variant="link" onClick={() => void save()}>
        <DownloadIcon />
        {label}
      </Button>
      <Notice tone="error">{failed && exportMessages.failed}</Notice>
    </div>
  );
}
