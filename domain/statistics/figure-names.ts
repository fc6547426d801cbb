import type { FourBand } from '../instruments/instrument-shape.ts';
import { fourBands } from '../instruments/scoring.ts';
import { moods } from '../moods.ts';
import type { MoodWord } from '../moods.ts';

/** On the wire, where protected figures tell no more than whether a level is raised: in place of the bands. */
export const halves = ['Minimal or mild', 'Moderate or severe'] as const;

/** The same in place of the moods. */
export const moodHalves = ['Happy, calm or neutral', 'Sad or angry'] as const;

export type Half = (typeof halves)[number] | (typeof moodHalves)[number];

/** What a person reads for a band or a half of the wire. */
export function bandText(
  name: string,
  names: Readonly<Record<FourBand, string>>,
  halfNames: Readonly<Record<Half, string>>,
): string {
  const band = fourBands.find((one) => one === name);
  const half = halves.find((one) => one === name);
  return band ? names[band] : half ? halfNames[half] : name;
}

/** What a person reads for a mood or a half of the wire. */
export function moodText(
  label: string,
  names: Readonly<Record<MoodWord, string>>,
  halfNames: Readonly<Record<Half, string>>,
): string {
  const mood = moods.find((one) => one.label === label);
  const half = moodHalves.find((one) => one === label);
  return mood ? names[mood.word] : half ? halfNames[half] : label;
}
