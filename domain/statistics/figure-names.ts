import type { FourBand } from '../instruments/instrument-shape.ts';
import { fourBands } from '../instruments/scoring.ts';
import { moods } from '../moods.ts';
import type { MoodWord } from '../moods.ts';

/** On the wire, in place of a band or a mood: what is left of those that are withheld. */
export const restName = 'Not shown separately';

/** What a person reads for a band of the wire; `rest` for what is in none. */
export function bandText(name: string, names: Readonly<Record<FourBand, string>>, rest: string): string {
  const band = fourBands.find((one) => one === name);
  return band ? names[band] : rest;
}

/** What a person reads for a mood of the wire; `rest` for what is none. */
export function moodText(label: string, names: Readonly<Record<MoodWord, string>>, rest: string): string {
  const mood = moods.find((one) => one.label === label);
  return mood ? names[mood.word] : rest;
}
