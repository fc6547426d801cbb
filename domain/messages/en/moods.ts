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
} as const;
