/**
 * In the order in which they are offered. `level` is the height in the mood chart; what the axis is made of follows.
 * `label` is its name on the wire; what a person reads is in `messages/en/moods.ts`.
 */
export const moods = [
  { word: 'happy', emoji: '😄', label: 'Happy', level: 5 },
  { word: 'calm', emoji: '🙂', label: 'Calm', level: 4 },
  { word: 'neutral', emoji: '😐', label: 'Neutral', level: 3 },
  { word: 'sad', emoji: '😔', label: 'Sad', level: 2 },
  { word: 'angry', emoji: '😡', label: 'Angry', level: 1 },
] as const;

export type Mood = (typeof moods)[number];

export type MoodWord = Mood['word'];

export type MoodEmoji = Mood['emoji'];

export const moodWords: readonly MoodWord[] = moods.map((mood) => mood.word);

// Some keyboards send the emoji followed by a sign that asks for its coloured or plain form.
const variationSelectors = /[\uFE0E\uFE0F]/g;

/** Accepts the emoji, with or without a variation selector, or the word in any case. */
export function findMood(text: string): Mood | undefined {
  const wanted = text.trim().replace(variationSelectors, '').toLowerCase();
  return moods.find((mood) => mood.emoji === wanted || mood.word === wanted);
}

export function parseMood(text: string): MoodWord | undefined {
  return findMood(text)?.word;
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
