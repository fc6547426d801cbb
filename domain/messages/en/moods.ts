import type { MoodWord } from '../../moods.ts';

/** What each mood is called. */
export const moodNames: Record<MoodWord, string> = {
  happy: 'Happy',
  calm: 'Calm',
  neutral: 'Neutral',
  sad: 'Sad',
  angry: 'Angry',
};

export const moodMessages = {
  title: 'Submit Your Mood',
  short: 'Mood',
  about: 'One tap now shows you a pattern over time.',
  legend: 'Your mood right now',
  submit: 'Submit Mood',
  submitted: 'Mood Submitted',
  submitFailed: 'Something went wrong while submitting your mood.',
  thanks: 'Thank you. It is saved.',
  waits: 'We will save your mood when you are back online.',
  savedLate: 'You are back online, and your mood is saved.',
  toStats: 'See your moods over time',
  another: 'Log another mood',
  remove: 'Remove this mood',
  removeFailed: 'Your mood could not be taken back. Please try again.',
  removed: 'Your mood was taken back.',
} as const;
