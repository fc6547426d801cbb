import { useMutation } from '@tanstack/react-query';
import { exportMessages } from '#messages/exports.ts';
import { downloadFile } from '../../api/download-file.ts';
import { DownloadIcon } from '../../illustrations/action-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Saves figures or a list for a spreadsheet. `what` completes the button's words for those who hear it by itself. */
export function ExportButton({ what, fileName, load }: { what: string; fileName: string; load: () => Promise<Blob> }) {
  const { mutate, isPending, isError } = useMutation({ mutationKey: ['export'], mutationFn: load });

  return (
    <>
      <Button
        variant="link"
        pending={isPending}
        aria-label={`${exportMessages.button} ${exportMessages.of(what)}`}
        onClick={() => mutate(undefined, { onSuccess: (file) => downloadFile(file, fileName) })}
      >
        <DownloadIcon />
        {exportMessages.button}
      </Button>
      <Notice tone="error">{isError && exportMessages.failed}</Notice>
    </>
  );
}
