import { moodNames } from '#messages/moods.ts';
import { chartMessages, moodChartMessages } from '#messages/charts.ts';
import { moodFaces } from '../../domain/mood-faces.ts';
import { moods, moodsWith, moodWords } from '../../domain/moods.ts';
import { classNames } from '../ui/class-names.ts';
import colours from './mood-colours.module.css';

/** The colour of each mood, in the order of `moods`. */
export const moodColours = moods.map(({ word }) => colours[moodFaces[word].wash]);

/** The strokes of all moods, once in each picture. */
export function MoodPatterns({ id }: { id: string }) {
  return (
    <defs>
      {moodPatterns.map((pattern, place) => (
        <pattern
          key={pattern}
          id={`${id}-${place}`}
          className={moodColours[place]}
          width={patternSize}
          height={patternSize}
          patternUnits="userSpaceOnUse"
        >
          <path className={colours.strokes} d={pattern} />
        </pattern>
      ))}
    </defs>
  );
}

/** What is drawn of one mood, as one path, however much it is. */
export function MoodArea({ id, place, d }: { id: string; place: number; d: string }) {
  if (d === '') return null;
  return (
    <g className={moodColours[place]}>
      <path className={colours.area} d={d} />
      {moodPatterns[place] && <path d={d} fill={`url(#${id}-${place})`} />}
    </g>
  );
}

/** What stands for which mood, and how often it came. */
export function MoodLegend({ id, counts }: { id: string; counts: readonly number[] }) {
  return (
    <ul className={classNames('plain-list', colours.legend)} aria-label={moodChartMessages.legend}>
      {placesOf(counts).map((place) => (
        <li key={place}>
          <svg className={colours.swatch} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <MoodArea
              id={id}
              place={place}
              d="M3,0H13A3,3,0,0,1,16,3V13A3,3,0,0,1,13,16H3A3,3,0,0,1,0,13V3A3,3,0,0,1,3,0Z"
            />
          </svg>
          {nameAt(place)}
          <span className={colours.count}>{chartMessages.count(counts[place] ?? 0)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The places of the moods to count: a mood that is no longer offered appears only where it was logged. */
export function placesOf(counts: readonly number[]): number[] {
  const shown = moodsWith(({ word }) => counts[moodWords.indexOf(word)] ?? 0);
  return shown.map(({ word }) => moodWords.indexOf(word));
}

export function nameAt(place: number): string {
  const word = moodWords[place];
  return word === undefined ? '' : moodNames[word];
}

const patternSize = 5;

/** Strokes in a square of that size, one after the other for the moods; the first is plain. */
const strokes = [
  '',
  'M-1,1L1,-1M0,5L5,0M4,6L6,4',
  'M2.5,0V5',
  'M0,2.5H5',
  'M-1,4L1,6M0,0L5,5M4,-1L6,1M-1,1L1,-1M0,5L5,0M4,6L6,4',
  'M-1,4L1,6M0,0L5,5M4,-1L6,1',
] as const;

/** Tells the moods apart without their colours, in the order of `moods`. */
const moodPatterns: readonly string[] = moods.map((_, place) => strokes[place % strokes.length] ?? '');
