import { numberInWords } from './numbers.ts';

/** What the operator reads where nothing is erased because the clock may be wrong. */
export const erasureMessages = {
  stopped: (day: string, gapDays: number) =>
    `Nothing is erased: the database's clock says ${day}, more than ${gapDays} days after the last sign of life. If that date is right, run "npm run confirm-clock -- --date ${day}". If it is wrong, set the clock right: everything then goes on by itself.`,
  clock: (day: string) => `The database's clock says ${day} (UTC).`,
  lastRun: (day: string) => `Old records were last looked through on ${day}.`,
  goesOn: 'Nothing waits for you: what is past its time is erased as usual.',
  waits: (day: string) =>
    `Nothing is erased until you confirm this date. If it is right, run "npm run confirm-clock -- --date ${day}". Everything past its time on that day is then erased for good. If it is wrong, set the clock right instead.`,
  otherDate: (given: string, day: string) =>
    `The database's clock says ${day}, and not ${given}. Nothing was confirmed.`,
  notADate: (given: string) => `"${given}" is not a date like 2026-11-22. Nothing was confirmed.`,
  confirmed: (day: string, minutes: number) =>
    `Confirmed: it is ${day}. What is past its time will be erased within ${numberInWords(minutes)} minutes.`,
  noTables: 'This database has no tables of this version yet. Start the server once.',
} as const;
