import type { UnreadableCode } from '../../domain/messages/en/staff-list.ts';
import { AppError } from './app-error.ts';

/** A file that is no table, and the line on which that shows, as a text editor counts them; where in a workbook is for no one to mend. */
export const unreadable = (code: UnreadableCode, line = 1): AppError =>
  new AppError('unreadable_file', { unreadable: { code, line } });

export const tooLarge = (): AppError => unreadable('large-workbook');
export const damaged = (): AppError => unreadable('damaged-workbook');
