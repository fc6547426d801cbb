import { inList } from './lists.ts';
import { formatCount } from './numbers.ts';
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
  about: 'One a day helps you spot patterns.',
  legend: 'Your mood right now',
  submit: 'Submit Mood',
  submitted: 'Mood Submitted',
  submitFailed: 'Something went wrong while submitting your mood.',
  thanks: 'Thank you. It’s saved.',
  waits: 'We’ll save your mood when you’re back online.',
  savedLate: 'You’re back online, and your mood is saved.',
  toStats: 'See your moods over time',
  another: 'Log another mood',
  remove: 'Remove this mood',
  removeFailed: 'We couldn’t remove your mood. Please try again.',
  removed: 'Mood removed.',
  week: {
    title: 'Your last seven days',
    offline: 'We can’t show your week while you’re offline.',
    today: 'Today',
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    day: (day: string, moods: readonly string[]) => `${day}: ${moods.length === 0 ? 'no mood logged' : inList(moods)}`,
    more: (count: number) => `+${formatCount(count)}`,
    inDetail: 'Tags and notes of these days',
  },
  home: {
    title: 'How are you today?',
    add: 'Add tags or a note',
    last: 'Last mood:',
    today: (time: string) => `today at ${time}`,
    yesterday: (time: string) => `yesterday at ${time}`,
  },
} as const;
