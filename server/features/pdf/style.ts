import type { BandKey } from '../../../domain/instruments/instrument-shape.ts';
import { moodFaces } from '../../../domain/mood-faces.ts';
import type { MoodFace } from '../../../domain/mood-faces.ts';
import { moodWords } from '../../../domain/moods.ts';
import type { MoodWord } from '../../../domain/moods.ts';

/** A4 in points, with the margins of the text. */
export const page = { width: 595.28, height: 841.89, left: 50, right: 50, top: 46, bottom: 62 } as const;

export const contentWidth = page.width - page.left - page.right;

/** The light colours of client/ui/tokens.css: paper has no dark mode. */
export const colours = {
  ink: '#1a4f8b',
  inkStrong: '#123a68',
  inkTint: '#e9f0f8',
  text: '#24292f',
  muted: '#5b5f64',
  hairline: '#e3dccf',
  sunken: '#f3efe7',
  white: '#ffffff',
  /** A line that is not the point. */
  quietInk: '#bfcedf',
} as const;

/** `zone` is half the tint, behind a line. */
export const bandColours: Record<BandKey, { text: string; tint: string; zone: string; edge: string }> = {
  minimal: { text: '#2c5a41', tint: '#e0ede1', zone: '#f0f6f0', edge: '#5b8a6d' },
  mild: { text: '#665000', tint: '#f6ecc9', zone: '#fbf6e4', edge: '#947a1e' },
  moderate: { text: '#7b400f', tint: '#f8e2cd', zone: '#fcf1e6', edge: '#b06a35' },
  // Between its neighbours: the screen mixes the same two.
  moderately_severe: { text: '#81361e', tint: '#f7dfd3', zone: '#fbefe9', edge: '#b16246' },
  severe: { text: '#862c2c', tint: '#f5dbd9', zone: '#faedec', edge: '#b25a57' },
};

/** By the wash of a mood's face, as on the page. */
const washes: Record<MoodFace['wash'], { tint: string; edge: string }> = {
  clay: { tint: '#cab07d', edge: '#a3771f' },
  sage: { tint: '#a0bbab', edge: '#5b8a6d' },
  sheet: { tint: '#b8b3aa', edge: '#857c6e' },
  ink: { tint: '#7a99bc', edge: '#1a4f8b' },
  severe: { tint: '#d29f9d', edge: '#b25a57' },
};

export const moodColours = Object.fromEntries(moodWords.map((word) => [word, washes[moodFaces[word].wash]])) as Record<
  MoodWord,
  { tint: string; edge: string }
>;

export const sizes = { title: 22, name: 15, number: 24, heading: 11.5, text: 9.5, small: 8.5, chart: 7.5 } as const;

/** Room for the marks above and below the letters of Devanagari and Odia too. */
export const lineHeight = 1.45;
