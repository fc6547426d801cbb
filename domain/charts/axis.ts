import type { BandKey, BandName } from '../instruments/instrument-shape.ts';
import type { InstrumentType } from '../instruments/instrument.ts';
import { instruments } from '../instruments/instrument.ts';
import { moodsWith } from '../moods.ts';
import type { MoodWord } from '../moods.ts';

/** A named range of the axis; `min` and `max` are values, both inside. */
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

/** From the lowest level to the highest, with the names of the moods: those that are offered, and those of `values`. */
export function moodAxis(names: Readonly<Record<MoodWord, string>>, values: readonly number[]): ValueAxis {
  const ticks = moodsWith(({ level }) => Number(values.includes(level)))
    .map(({ word, emoji, level }) => ({ value: level, text: `${emoji} ${names[word]}` }))
    .sort((one, other) => one.value - other.value);
  const levels = ticks.map(({ value }) => value);
  return { min: Math.min(...levels), max: Math.max(...levels), ticks, bands: [] };
}

/** From 0 to a round number above the largest value, in at most five whole steps. */
export function countAxis(largest: number, countText: (count: number) => string): ValueAxis {
  const step = roundStep(Math.max(1, largest) / 4);
  const steps = Math.max(1, Math.ceil(largest / step));
  const ticks = Array.from({ length: steps + 1 }, (_, index) => index * step);
  return {
    min: 0,
    max: steps * step,
    ticks: ticks.map((value) => ({ value, text: countText(value) })),
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
