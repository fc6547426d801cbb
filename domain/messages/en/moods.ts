export const moodMessages = {
  title: 'Submit Your Mood',
  short: 'Mood',
  about: 'One tap now shows you a pattern over time.',
  legend: 'Your mood right now',
  submit: 'Submit Mood',
  submitted: 'Mood Submitted',
  submitFailed: 'Something went wrong while submitting your mood.',
  thanks: 'Thank you. It is saved.',
  toStats: 'See your moods over time',
  another: 'Log another mood',
  removed: 'Your mood was taken back.',
} as const;
