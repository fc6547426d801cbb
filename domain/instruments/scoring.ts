import type { Band, BandName, InstrumentType } from './instrument.ts';
import { instruments } from './instrument.ts';

/** Both questionnaires ask about the last two weeks. An earlier retake is never blocked. */
export const retakeIntervalDays = 14;

/** From this total up, on either questionnaire, talking to someone is suggested. */
export const talkThreshold = 10;

/** From this total up, on either questionnaire, the result is shown in the gentler card. */
export const gentleThreshold = 15;

/** The instant from which asking again is about two weeks of their own. */
export function askAgainFrom(answeredAt: Date): Date {
  return new Date(answeredAt.getTime() + retakeIntervalDays * 86_400_000);
}

export type Severity = BandName | 'Not scored';

export type FourBand = 'Minimal' | 'Mild' | 'Moderate' | 'Severe';

export const fourBands: readonly FourBand[] = ['Minimal', 'Mild', 'Moderate', 'Severe'];

/** The plain sum, as both manuals define it. */
export function totalOf(answers: Readonly<Record<string, number>>): number {
  return Object.values(answers).reduce((sum, value) => sum + value, 0);
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

/** The admin statistics have four bands: there, 'Moderately severe' counts as 'Severe'. */
export function fourBandOf(type: InstrumentType, total: number): FourBand {
  const { name } = bandOf(type, total);
  return name === 'Moderately severe' ? 'Severe' : name;
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

function findBand(type: InstrumentType, total: number): Band | undefined {
  if (!Number.isInteger(total)) return undefined;
  return instruments[type].bands.find((band) => total >= band.min && total <= band.max);
}
