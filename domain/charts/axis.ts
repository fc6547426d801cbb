import { formatCount } from '../numbers.ts';
import type { BandKey, BandName } from '../instruments/instrument-shape.ts';
import type { InstrumentType } from '../instruments/instrument.ts';
import { instruments } from '../instruments/instrument.ts';
import { moodAxisLabels } from '../moods.ts';

/** A named stretch of the axis; `min` and `max` are values, both inside. */
export type AxisBand = { key: BandKey; name: BandName; min: number; max: number };

export type ValueAxis = {
  min: number;
  max: number;
  ticks: readonly { value: number; text: string }[];
  bands: readonly AxisBand[];
};

/** Ticks stand where a band begins, and at the largest total. */
export function scoreAxis(type: InstrumentType): ValueAxis {
  const { bands, range } = instruments[type];
  const [min, max] = range;
  const values = [...bands.map((band) => band.min), max].filter((value) => value === max || max - value >= 2);
  return { min, max, ticks: values.map((value) => ({ value, text: String(value) })), bands };
}

const moodLevels = moodAxisLabels.map(({ level }) => level);

/** From the lowest level to the highest, with the names of the moods. */
export const moodAxis: ValueAxis = {
  min: Math.min(...moodLevels),
  max: Math.max(...moodLevels),
  ticks: moodAxisLabels.map(({ level, text }) => ({ value: level, text })),
  bands: [],
};

/** From 0 to a round number above the largest value, in at most five whole steps. */
export function countAxis(largest: number): ValueAxis {
  const step = roundStep(Math.max(1, largest) / 4);
  const steps = Math.max(1, Math.ceil(largest / step));
  const ticks = Array.from({ length: steps + 1 }, (_, index) => index * step);
  return {
    min: 0,
    max: steps * step,
    ticks: ticks.map((value) => ({ value, text: formatCount(value) })),
    bands: [],
  };
}

function roundStep(rough: number): number {
  if (rough <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find(
    (candidate) => candidate * power >= rough && Number.isInteger(candidate * power),
  );
  return (factor ?? 10) * power;
}
