import { numberInWords } from './numbers.ts';

/** What the operator reads where nothing is deleted because the clock may be wrong. */
export const erasureMessages = {
  stopped: (day: string, gapDays: number) =>
    `Nothing is being deleted: the database's clock says ${day}, more than ${gapDays} days after this installation last ran. If that date is right, run "npm run confirm-clock -- --date ${day}". If it is wrong, set the clock right, and everything carries on automatically.`,
  clock: (day: string) => `The database's clock says ${day} (UTC).`,
  lastRun: (day: string) => `Old records were last checked on ${day}.`,
  goesOn: 'Nothing is waiting for you: what is past its time is deleted as usual.',
  waits: (day: string) =>
    `Nothing is deleted until you confirm this date. If it is right, run "npm run confirm-clock -- --date ${day}". Everything past its time on that day is then deleted for good. If it is wrong, set the clock right instead.`,
  otherDate: (given: string, day: string) => `The database's clock says ${day}, not ${given}. Nothing was confirmed.`,
  notADate: (given: string) => `"${given}" is not a date like 2026-11-22. Nothing was confirmed.`,
  confirmed: (day: string, minutes: number) =>
    `Confirmed: it is ${day}. What is past its time will be deleted within ${numberInWords(minutes)} minutes.`,
} as const;
