import type { MoodWord } from '../moods.ts';
import { moodOf, moods } from '../moods.ts';
import { moodAxis } from './axis.ts';
import type { LineGeometry } from './line-geometry.ts';
import { lineGeometry, roomOfADot } from './line-geometry.ts';
import type { MoodDay, MoodEntry } from './mood-periods.ts';
import type { Margins } from './plot-area.ts';
import { plotArea, round } from './plot-area.ts';
import type { MeasureText } from './tick-labels.ts';

type MoodMark = { x: number; y: number; radius: number; isSpeck: boolean; mood: MoodWord; count: number };

/** Where a reader stops: at a mood, or at a day with all of its moods. */
export type MoodStop = { x: number; day: MoodDay; entry: MoodEntry | undefined };

export type SingleMoods = Pick<LineGeometry, 'plot' | 'xTicks' | 'yTicks'> & {
  /** Through all moods in their order; none where those of one day are told together. */
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
/** A speck, where many days are close, and the room it needs. */
const speck = 2.75;
const roomOfASpeck = 4;

/**
 * Moods in the rows of their levels, with a line through them. Each has a mark while there is room; else a day has one for
 * each mood, a speck where days are close, and where days have no room the last mood alone.
 */
export function singleMoods({ days, names, ...frame }: SingleMoodsInput): SingleMoods {
  const levels = days.flatMap((day) => day.entries.map(({ mood }) => moodOf(mood).level));
  const axis = moodAxis(names, levels);
  const dayOf = new Map(days.flatMap((day) => day.entries.map(({ at }) => [at, day.from] as const)));
  const entries = days.flatMap((day) => day.entries.map((entry) => ({ day, entry })));
  const plot = plotArea(frame.width, frame.height, frame.margins);
  const hasRoom = entries.length * roomOfADot <= plot.width;
  // Without room for all, each day stands where its last mood would.
  const shown = hasRoom ? entries : days.map((day) => ({ day, entry: day.entries.at(-1) }));
  const drawn = {
    ...frame,
    axis,
    domain: [entries[0]?.entry.at ?? 0, entries.at(-1)?.entry.at ?? 0] as const,
    dayOf: (at: number) => dayOf.get(at) ?? '',
  };
  const pointsOf = (list: readonly { entry: MoodEntry | undefined }[]) =>
    list.map(({ entry }) => ({ at: entry?.at ?? 0, value: entry ? moodOf(entry.mood).level : null }));
  const geometry = lineGeometry({ ...drawn, points: pointsOf(shown) });
  const whole = hasRoom || days.length === 1 ? geometry : lineGeometry({ ...drawn, points: pointsOf(entries) });
  const stops = geometry.points.flatMap(({ x, index }) => {
    const stop = shown[index];
    return stop ? [{ x, day: stop.day, entry: hasRoom ? stop.entry : undefined }] : [];
  });
  const lastMood = entries.at(-1);
  const isClose = stops.length * roomOfADot > plot.width;
  const marked =
    stops.length * roomOfASpeck <= plot.width || !lastMood ? stops : [{ ...lastMood, x: plot.x + plot.width }];
  const heightOf = (mood: MoodWord) => geometry.yTicks.find(({ value }) => value === moodOf(mood).level)?.y ?? plot.y;
  const markAt = (x: number, mood: MoodWord, count: number) => ({
    x,
    y: heightOf(mood),
    mood,
    count,
    isSpeck: isClose,
    radius: isClose ? speck : round(Math.min(largest, smallest + Math.sqrt(count - 1) * 1.5)),
  });
  return {
    plot,
    xTicks: geometry.xTicks,
    yTicks: geometry.yTicks,
    paths: hasRoom || days.length > 1 ? whole.paths : [],
    stops,
    marks: marked.flatMap(({ x, day, entry }) =>
      entry
        ? [markAt(x, entry.mood, 1)]
        : moods.map(({ word }, place) => markAt(x, word, day.counts[place] ?? 0)).filter(({ count }) => count > 0),
    ),
  };
}
