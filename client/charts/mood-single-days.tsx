import { memo, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { chartMessages } from '#messages/charts.ts';
import { formatDateAndTime, formatDayAndTime } from '#messages/dates.ts';
import { moodNames } from '#messages/moods.ts';
import { singleMoods } from '../../domain/charts/single-moods.ts';
import type { MoodStop, SingleMoods } from '../../domain/charts/single-moods.ts';
import { areOverYears } from '../../domain/charts/mood-periods.ts';
import type { MoodDay, MoodEntry } from '../../domain/charts/mood-periods.ts';
import { guessTextWidth } from '../../domain/charts/tick-labels.ts';
import { formatDayInZone } from '../../domain/dates.ts';
import { moodOf, moods, moodWords } from '../../domain/moods.ts';
import type { MoodEmoji } from '../../domain/moods.ts';
import { MoodFace } from '../illustrations/mood-face.tsx';
import type { Column } from '../ui/data-table.tsx';
import { ChartAxes } from './chart-axes.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ChartReadout, ReadableChart } from './chart-reader.tsx';
import { ChartTable } from './chart-table.tsx';
import chart from './chart.module.css';
import styles from './mood-chart.module.css';
import { moodColours } from './mood-patterns.tsx';
import { dayMoodsText, dayText, momentText, wholeMomentText } from './mood-words.ts';
import { nearestTo } from './nearest.ts';
import { useWidth } from './use-width.ts';

type MoodSingleDaysProps = {
  title: string;
  lead?: ReactNode;
  summary: string;
  days: readonly MoodDay[];
  timeZone: string | undefined;
};

const height = 240;
const margins = { top: 16, right: 16, bottom: 36, left: 92 };
const measure = guessTextWidth(12);
const faceSize = 24;

/** Each mood in its row, at its time, and a line through them. */
export function MoodSingleDays({ title, lead, summary, days, timeZone }: MoodSingleDaysProps) {
  const [frame, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const geometry = useMemo(
    () =>
      singleMoods({
        // Nothing is drawn before the width is known.
        days: width > 0 ? days : [],
        names: moodNames,
        width,
        height,
        margins,
        measure,
        labelOf: labelsOf(days, timeZone),
      }),
    [days, width, timeZone],
  );
  const rows = useMemo(() => days.flatMap(({ entries }) => entries).reverse(), [days]);
  const { stops, plot } = geometry;
  const xs = useMemo(() => stops.map(({ x }) => x), [stops]);
  const stop = active === null ? undefined : stops[Math.min(active, stops.length - 1)];
  return (
    <ChartFigure title={title} lead={lead} summary={summary}>
      <ReadableChart
        title={title}
        frame={frame}
        width={width}
        height={height}
        count={stops.length}
        find={(x) => nearestTo(xs, x)}
        active={active}
        onMove={setActive}
      >
        <Marks geometry={geometry} />
        {stop && (
          <g className={chart.cursor}>
            <path d={`M${stop.x},${plot.y}V${plot.y + plot.height}`} />
          </g>
        )}
      </ReadableChart>
      <ChartReadout text={stop ? stopText(stop, timeZone) : null} />
      <ChartTable title={title} columns={columnsOf(timeZone)} rows={rows} />
    </ChartFigure>
  );
}

/** With the year where the days are of more than one. */
function labelsOf(days: readonly MoodDay[], timeZone: string | undefined): (at: number) => string {
  if (timeZone !== undefined) return (at) => formatDayInZone(at, timeZone);
  return areOverYears(days) ? (at) => formatDateAndTime(at) : (at) => formatDayAndTime(at);
}

const Marks = memo(({ geometry }: { geometry: SingleMoods }) => {
  const { plot, xTicks, yTicks, paths, marks } = geometry;
  return (
    <g>
      <ChartAxes plot={plot} xTicks={xTicks} yTicks={yTicks} yName={moodTick} />
      {paths.map((path) => (
        <path key={path} className={lineOf(geometry)} d={path} />
      ))}
      {isCloseTogether(geometry) ? (
        <Strokes geometry={geometry} />
      ) : haveRoomForFaces(marks) ? (
        marks.map(({ x, y, mood }) => <FaceAt key={`${x} ${mood}`} x={x} y={y} emoji={moodOf(mood).emoji} />)
      ) : (
        marks.map(({ x, y, mood, radius }) => (
          <g key={`${x} ${mood}`} className={moodColours[moodWords.indexOf(mood)]}>
            <circle className={styles.mark} cx={x} cy={y} r={radius} />
          </g>
        ))
      )}
    </g>
  );
});

/** A stroke for each day in the rows of its moods, all of one mood in one path: good weeks and hard ones are seen as blocks. */
function Strokes({ geometry: { plot, yTicks, stops } }: { geometry: SingleMoods }) {
  const width = Math.max(0.75, Math.min(4, (plot.width / stops.length) * 0.8));
  return moods.map(({ word, level }, place) => {
    const y = yTicks.find(({ value }) => value === level)?.y;
    const ofMood = stops.filter(({ day, entry }) => (entry ? entry.mood === word : day.counts[place]));
    if (y === undefined || ofMood.length === 0) return null;
    const d = ofMood.map(({ x }) => `M${x - width / 2},${y}h${width}`).join('');
    return (
      <g key={word} className={moodColours[place]}>
        <path className={styles.strokes} d={d} />
      </g>
    );
  });
}

function FaceAt({ x, y, emoji }: { x: number; y: number; emoji: MoodEmoji }) {
  return (
    <g transform={`translate(${x - faceSize / 2} ${y - faceSize / 2}) scale(${faceSize / 64})`}>
      <MoodFace emoji={emoji} />
    </g>
  );
}

/** The specification's emoji is in the text; what is seen of it is our own face, as everywhere. */
function moodTick({ y, value, text }: { y: number; value: number; text: string }) {
  const mood = moods.find(({ level }) => level === value);
  if (!mood) return null;
  return (
    <>
      <FaceAt x={faceSize / 2} y={y} emoji={mood.emoji} />
      <text className={chart.axisText} y={y + 4}>
        <tspan className={styles.behindFace} x={4}>
          {mood.emoji}
        </tspan>
        <tspan x={faceSize + 4}>{text.slice(mood.emoji.length)}</tspan>
      </text>
    </>
  );
}

function lineOf(geometry: SingleMoods): string | undefined {
  if (isCloseTogether(geometry)) return styles.lineBehind;
  return geometry.marks.length > 1 ? styles.line : styles.lineAlone;
}

/** Days without room for marks beside each other, and with room for strokes, which may lie over each other: three days in a pixel. */
function isCloseTogether({ plot, stops, marks }: SingleMoods): boolean {
  return marks.some(({ isSpeck }) => isSpeck) && stops.length <= 3 * plot.width;
}

function haveRoomForFaces(marks: SingleMoods['marks']): boolean {
  return marks.every(({ x }, place) => x - (marks[place - 1]?.x ?? -faceSize) >= faceSize);
}

function stopText({ day, entry }: MoodStop, timeZone: string | undefined): string {
  if (!entry) return chartMessages.point(dayText(day.from, timeZone), dayMoodsText(day, timeZone));
  return chartMessages.point(momentText(entry.at, timeZone), moodNames[entry.mood]);
}

function columnsOf(timeZone: string | undefined): Column<MoodEntry>[] {
  return [
    { key: 'date', header: chartMessages.date, cell: ({ at }) => wholeMomentText(at, timeZone) },
    { key: 'mood', header: chartMessages.mood, cell: ({ mood }) => moodNames[mood] },
  ];
}
