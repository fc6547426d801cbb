import type { MoodWord } from './moods.ts';

/** A face in a square of 64, of which its round takes 28 around the middle: the page and the report draw the same one. */
export interface MoodFace {
  wash: 'clay' | 'sage' | 'sheet' | 'ink' | 'severe';
  /** Middles of round eyes. */
  eyes: readonly (readonly [x: number, y: number])[];
  /** Lines, as an SVG path. */
  lines: string;
  /** A shape that is as light as the paper. */
  open?: string;
}

const level = [
  [23, 28],
  [41, 28],
] as const;

export const moodFaces: Record<MoodWord, MoodFace> = {
  happy: {
    wash: 'clay',
    eyes: [],
    lines: 'M18.5 28c1.5-4 7-4 8.5 0M37 28c1.5-4 7-4 8.5 0',
    open: 'M18.5 36.5h27c0 8-5.5 13-13.5 13s-13.5-5-13.5-13z',
  },
  calm: { wash: 'sage', eyes: level, lines: 'M21.5 39.5c4.5 6 16.5 6 21 0' },
  neutral: { wash: 'sheet', eyes: level, lines: 'M23 42h18' },
  sad: {
    wash: 'ink',
    eyes: [],
    lines: 'M18.5 29c1.5 3 7 3 8.5 0M37 29c1.5 3 7 3 8.5 0M17.5 22.5l7-3M46.5 22.5l-7-3M24 45.5c3-4.5 13-4.5 16 0',
  },
  angry: {
    wash: 'severe',
    eyes: [
      [23.5, 30.5],
      [40.5, 30.5],
    ],
    lines: 'M17 20.5l9.5 5M47 20.5l-9.5 5M21.5 45l4.5-4 6 4 6-4 4.5 4',
  },
};
