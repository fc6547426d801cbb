interface MoodEntry {
  word: string;
  emoji: string;
  /** Its name on the wire; what a person reads is in `messages/en/moods.ts`. */
  label: string;
  /** The height in the mood chart; what the axis is made of follows. */
  level: number;
  /** Offered and taken no more. What people chose while it was goes on being read, drawn and counted. */
  isRetired?: true;
}

/** Every mood that there ever was, in the order in which they are offered: an entry is retired, and never goes. */
export const moods = [
  { word: 'happy', emoji: '😄', label: 'Happy', level: 5 },
  { word: 'calm', emoji: '🙂', label: 'Calm', level: 4 },
  { word: 'neutral', emoji: '😐', label: 'Neutral', level: 3 },
  { word: 'sad', emoji: '😔', label: 'Sad', level: 2 },
  { word: 'angry', emoji: '😡', label: 'Angry', level: 1 },
] as const satisfies readonly MoodEntry[];

export type Mood = (typeof moods)[number];

export type MoodWord = Mood['word'];

export type MoodEmoji = Mood['emoji'];

export const moodWords: readonly MoodWord[] = moods.map((mood) => mood.word);

/** What counts as a hard moment in figures that tell no more: sad or angry. */
export const lowMoodWords: readonly MoodWord[] = moods.filter(({ level }) => level < 3).map(({ word }) => word);

export function isRetired(mood: MoodEntry): boolean {
  return mood.isRetired === true;
}

/** What can be chosen. */
export const offeredMoods: readonly Mood[] = moods.filter((mood) => !isRetired(mood));

/** Those to count: a retired one only where there is something of it. */
export function moodsWith(countOf: (mood: Mood) => number): Mood[] {
  return moods.filter((mood) => !isRetired(mood) || countOf(mood) > 0);
}

// Some keyboards send the emoji followed by a sign that asks for its coloured or plain form.
const variationSelectors = /[\uFE0E\uFE0F]/g;

/** Accepts the emoji, with or without a variation selector, or the word in any case. */
export function findMood(text: string): Mood | undefined {
  const wanted = text.trim().replace(variationSelectors, '').toLowerCase();
  return moods.find((mood) => mood.emoji === wanted || mood.word === wanted);
}

/** What may be stored: a mood that is offered. */
export function parseMood(text: string): MoodWord | undefined {
  const mood = findMood(text);
  return mood && !isRetired(mood) ? mood.word : undefined;
}

/** From 1 for the hardest up; 0 for a mood that is not known. */
export function moodLevel(text: string): number {
  return findMood(text)?.level ?? 0;
}

export function moodOf(word: MoodWord): Mood {
  const mood = moods.find((candidate) => candidate.word === word);
  if (!mood) throw new RangeError(`No mood is called ${word}`);
  return mood;
}

/** Minutes in which a mood that was tapped by mistake can be taken back. */
export const moodRemovalMinutes = 10;
