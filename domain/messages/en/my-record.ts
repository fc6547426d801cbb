/** The files in which a person takes the own record along. */
export const myRecordMessages = {
  columns: ['Section', 'Date', 'What', 'Value', 'Note'],
  sections: {
    profile: 'Profile',
    mood: 'Mood',
    safetyPlan: 'My safety plan',
    reminders: 'Reminders',
    sessions: 'Signed in',
    events: 'Event',
  },
  score: 'Score',
  answer: (label: string, value: number) => `${label} (${value})`,
  partial: (asked: number, items: number) =>
    `${asked} of ${items} questions were asked, so this is a plain sum without a level.`,
  lastUsed: 'Last used',
  by: { self: 'by you', other: 'by an admin' },
  notADiagnosis: 'A screening result, not a diagnosis.',
} as const;
