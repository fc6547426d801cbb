import { moods } from '../moods.ts';

export const patternSize = 5;

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
export const moodPatterns: readonly string[] = moods.map((_, place) => strokes[place % strokes.length] ?? '');
