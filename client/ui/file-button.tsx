import { useMutation } from '@tanstack/react-query';
import { exportMessages } from '#messages/exports.ts';
import { downloadFile } from '../api/download-file.ts';
import { DownloadIcon } from '../illustrations/action-icons.tsx';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type FileButtonProps = {
  label: string;
  /** For those who hear it by itself, where the label needs more. */
  name?: string;
  fileName: string;
  load: () => Promise<Blob>;
};

/** Saves a file that the server makes, and says where it could not. */
export function FileButton({ label, name, fileName, load }: FileButtonProps) {
  const { mutate, isPending, isError } = useMutation({ mutationKey: ['export'], mutationFn: load });

  return (
    <>
      <Button
        variant="link"
        pending={isPending}
        aria-label={name}
        onClick={() => mutate(undefined, { onSuccess: (file) => downloadFile(file, fileName) })}
      >
        <DownloadIcon />
        {label}
      </Button>
      <Notice tone="error">{isError && exportMessages.failed}</Notice>
    </>
  );
}
