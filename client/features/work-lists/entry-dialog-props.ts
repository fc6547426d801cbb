import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import type { Change } from './list-entries.api.ts';

export type EntryDialogProps = {
  entry: ListEntry;
  entries: readonly ListEntry[];
  change: Change;
  onDone: (text: string) => void;
  onClose: () => void;
};
