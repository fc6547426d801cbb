import { suggestionDays } from '../../suggestions.ts';

/** Suggesting a better sentence, where a language is still being reviewed. */
export const suggestionMessages = {
  action: 'Suggest a better sentence',
  text: 'Wellness admins will see your suggestion, which page it is about and the day. They won’t see who sent it. Please leave out names and anything about yourself.',
  button: 'Send suggestion',
  sent: 'Thank you. Your suggestion has been sent.',
  failed: 'We couldn’t send your suggestion. Please try again.',
} as const;

/** The way there, on the screen 'Organisation'. */
export const suggestionPlace = {
  name: 'Translation suggestions',
  text: 'How people would improve a translation.',
} as const;

/** Where admins read them. */
export const suggestionListMessages = {
  title: 'Translation suggestions',
  intro: `How people would improve a translation that is still being reviewed. We don’t record who sent what. Suggestions are deleted after ${suggestionDays} days.`,
  loading: 'Loading suggestions...',
  loadFailed: 'We couldn’t load the suggestions. Please try again in a moment.',
  none: 'No suggestions right now.',
  noneNextStep: 'In a language that is still being reviewed, people can suggest a better sentence from their menu.',
  now: 'Now',
  better: 'Better',
  done: 'Done',
  doneOf: (sentence: string) => `(${sentence})`,
  removed: 'Done. The suggestion is deleted.',
  /** What the file holds, after the words of its button. */
  export: 'suggestions',
} as const;
