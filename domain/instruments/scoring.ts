import type { Band, BandName, FourBand } from './instrument-shape.ts';
import type { InstrumentType } from './instrument.ts';
import { instruments } from './instrument.ts';
import { recallDays } from './recall.ts';

/** The instant from which asking again is about two weeks of their own. */
export function askAgainFrom(answeredAt: Date): Date {
  return new Date(answeredAt.getTime() + recallDays * 86_400_000);
}

export type Severity = BandName | 'Not scored';

export const fourBands: readonly FourBand[] = ['Minimal', 'Mild', 'Moderate', 'Severe'];

/** The sum of the answers, multiplied where the manual says so. */
export function totalOf(type: InstrumentType, answers: Readonly<Record<string, number>>): number {
  const sum = Object.values(answers).reduce((before, value) => before + value, 0);
  return sum * instruments[type].multiplier;
}

/** Whether every answer is one that the questionnaire offers. */
export function offersAll(type: InstrumentType, answers: Readonly<Record<string, number>>): boolean {
  const values = instruments[type].answers.map(({ value }) => value);
  return Object.values(answers).every((value) => values.includes(value));
}

/** Whether a total has come as far towards the harder end. */
function reaches(type: InstrumentType, total: number, threshold: number): boolean {
  return instruments[type].worse === 'higher' ? total >= threshold : total <= threshold;
}

/** Whether talking to someone is suggested. */
export function suggestsTalk(type: InstrumentType, total: number): boolean {
  return reaches(type, total, instruments[type].care.talk);
}

/** Whether the result is shown in the gentler card. */
export function isGentle(type: InstrumentType, total: number): boolean {
  return reaches(type, total, instruments[type].care.gentle);
}

/** True unless exactly the published number of items was asked: only then do the bands hold. */
export function isPartial(type: InstrumentType, activeItemCount: number): boolean {
  return activeItemCount !== instruments[type].items.length;
}

/** Throws a RangeError for a total that the whole questionnaire cannot give. */
export function bandOf(type: InstrumentType, total: number): Band {
  const band = findBand(type, total);
  if (!band) throw new RangeError(`${total} is not a total of ${type}`);
  return band;
}

/** The band in words, or 'Not scored' where no band holds. */
export function severityOf(type: InstrumentType, total: number, partial: boolean): Severity {
  return partial ? 'Not scored' : (findBand(type, total)?.name ?? 'Not scored');
}

export type ScoreRecord = { total_score: number; partial: boolean };

export type ScoreChange = {
  /** Points, signed: negative when the score fell. */
  difference: number;
  direction: 'lower' | 'higher' | 'same';
  /** Large enough to usually mean something; smaller ones are 'about the same'. */
  meaningful: boolean;
};

/** Null where there is nothing before, or where one of the two records is partial. */
export function changeSince(
  previous: ScoreRecord | undefined,
  current: ScoreRecord,
  type: InstrumentType,
): ScoreChange | null {
  if (!previous || previous.partial || current.partial) return null;
  const difference = current.total_score - previous.total_score;
  const direction = difference < 0 ? 'lower' : difference > 0 ? 'higher' : 'same';
  return { difference, direction, meaningful: Math.abs(difference) >= instruments[type].meaningfulChange };
}

/** Whether things have become easier since the last time. */
export function hasEased(type: InstrumentType, { direction }: Pick<ScoreChange, 'direction'>): boolean {
  return direction === (instruments[type].worse === 'higher' ? 'lower' : 'higher');
}

function findBand(type: InstrumentType, total: number): Band | undefined {
  if (!Number.isInteger(total)) return undefined;
  return instruments[type].bands.find((band) => total >= band.min && total <= band.max);
}
