import { exportMessages } from '#messages/exports.ts';
import { FileButton } from '../../ui/file-button.tsx';

/** Saves figures or a list for a spreadsheet. `what` completes the button's words for those who hear it by itself. */
export function ExportButton({ what, fileName, load }: { what: string; fileName: string; load: () => Promise<Blob> }) {
  const name = `${exportMessages.button} ${exportMessages.of(what)}`;
  return <FileButton label={exportMessages.button} name={name} fileName={fileName} load={load} />;
}
