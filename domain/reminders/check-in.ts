import type { InstrumentType } from '../instruments/instrument.ts';

/** Days after a questionnaire at which people who want it are reminded to check in again. */
export const checkInDays = 14;

/** What would be due so soon after goes with the same reminder: both questionnaires are often answered within days. */
const togetherDays = 3;

const dayMs = 86_400_000;

/** When someone last answered each questionnaire; one that they never did is missing. */
export type LastAnswered = Partial<Record<InstrumentType, Date>>;

interface CheckIn {
  /** Empty where nothing is due. */
  due: InstrumentType[];
  /** What was recorded up to then has had its reminder with this one. */
  toldUntil: Date;
  /** A day later at most: what was answered without a connection may be sent when it is nearly due. */
  lookAt: Date;
}

/** What is due of what was recorded after `toldUntil`. A newer answer of the same questionnaire counts again. */
export function checkInAt(last: LastAnswered, toldUntil: Date, now: Date): CheckIn {
  const waiting = Object.entries(last)
    .map(([type, at]) => ({ type: type as InstrumentType, at }))
    .filter(({ at }) => at > toldUntil);
  const isDue = (at: Date, leadDays = 0) => at.getTime() + (checkInDays - leadDays) * dayMs <= now.getTime();
  const due = waiting.filter(({ at }) => isDue(at)).map(({ type }) => type);
  const told = due.length === 0 ? [] : waiting.filter(({ at }) => isDue(at, togetherDays));
  const later = waiting.filter((one) => !told.includes(one) && !isDue(one.at));
  const next = later.map(({ at }) => at.getTime() + checkInDays * dayMs);
  return {
    due,
    toldUntil: new Date(Math.max(toldUntil.getTime(), ...told.map(({ at }) => at.getTime()))),
    lookAt: new Date(Math.min(now.getTime() + dayMs, ...next)),
  };
}

/** From where on the reminders of someone count who begins to want them: what is long past is not caught up. */
export function checkInsFrom(now: Date): Date {
  return new Date(now.getTime() - checkInDays * dayMs);
}
