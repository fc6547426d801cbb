/** What this device keeps for its person, and what waits on it. */
export const deviceMessages = {
  title: 'On this device',
  keep: 'Show my records when I’m offline',
  keepHint: 'Home, My Stats and your safety plan open without a connection. They leave this device when you sign out.',
  shared: 'This is a shared device, so nothing is kept here.',
  plainHttp: 'This page isn’t encrypted, so nothing is kept here.',
  waits: 'Waiting to be sent',
  mood: (mood: string) => `Mood: ${mood}`,
  test: (type: string) => `${type} answers`,
  context: 'Tags and a note for a mood',
  discard: 'Discard',
  discardTitle: (what: string) => `Discard ‘${what}’?`,
  discardText: 'It hasn’t been sent, and you can’t get it back.',
  sendAnyway: 'Send it under today’s setting',
  sendAsNow: 'Send it as of now',
  sendAgain: 'Try again',
} as const;
