import type { MoodWord } from '../moods.ts';
import { moodOf, moods } from '../moods.ts';
import { moodAxis } from './axis.ts';
import type { LineGeometry } from './line-geometry.ts';
import { lineGeometry, roomOfADot } from './line-geometry.ts';
import type { MoodDay, MoodEntry } from './mood-periods.ts';
import type { Margins } from './plot-area.ts';
import { plotArea, round } from './plot-area.ts';
import type { MeasureText } from './tick-labels.ts';

export type MoodMark = { x: number; y: number; radius: number; mood: MoodWord; count: number };

/** Where a reader stops: at a mood, or at a day with all of its moods. */
export type MoodStop = { x: number; day: MoodDay; entry: MoodEntry | undefined };

export type SingleMoods = Pick<LineGeometry, 'plot' | 'xTicks' | 'yTicks'> & {
  /** Through moods that have a mark each; none where those of a day are told together. */
  paths: string[];
  marks: MoodMark[];
  stops: MoodStop[];
};

type SingleMoodsInput = {
  days: readonly MoodDay[];
  names: Readonly<Record<MoodWord, string>>;
  width: number;
  height: number;
  margins: Margins;
  measure: MeasureText;
  /** By the instant of a mood. */
  labelOf: (at: number) => string;
};

const smallest = 4.5;
const largest = 10;

/** A few days of moods in the rows of their levels. Each has a mark while there is room; else a day has one for each mood. */
export function singleMoods({ days, names, ...frame }: SingleMoodsInput): SingleMoods {
  const levels = days.flatMap((day) => day.entries.map(({ mood }) => moodOf(mood).level));
  const axis = moodAxis(names, levels);
  const dayOf = new Map(days.flatMap((day) => day.entries.map(({ at }) => [at, day.from] as const)));
  const entries = days.flatMap((day) => day.entries.map((entry) => ({ day, entry })));
  const plot = plotArea(frame.width, frame.height, frame.margins);
  const hasRoom = entries.length * roomOfADot <= plot.width;
  // Without room for all, each day stands where its last mood would.
  const shown = hasRoom ? entries : days.map((day) => ({ day, entry: day.entries.at(-1) }));
  const geometry = lineGeometry({
    ...frame,
    axis,
    points: shown.map(({ entry }) => ({ at: entry?.at ?? 0, value: entry ? moodOf(entry.mood).level : null })),
    dayOf: (at) => dayOf.get(at) ?? '',
  });
  const stops = geometry.points.flatMap(({ x, index }) => {
    const stop = shown[index];
    return stop ? [{ x, day: stop.day, entry: hasRoom ? stop.entry : undefined }] : [];
  });
  const heightOf = (mood: MoodWord) => geometry.yTicks.find(({ value }) => value === moodOf(mood).level)?.y ?? plot.y;
  const markAt = (x: number, mood: MoodWord, count: number) => ({
    x,
    y: heightOf(mood),
    mood,
    count,
    radius: round(Math.min(largest, smallest + Math.sqrt(count - 1) * 1.5)),
  });
  return {
    plot,
    xTicks: geometry.xTicks,
    yTicks: geometry.yTicks,
    paths: hasRoom ? geometry.paths : [],
    stops,
    marks: stops.flatMap(({ x, day, entry }) =>
      entry
        ? [markAt(x, entry.mood, 1)]
        : moods.map(({ word }, place) => markAt(x, word, day.counts[place] ?? 0)).filter(({ count }) => count > 0),
    ),
  };
}
