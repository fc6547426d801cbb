/**
 * How often one person may do something in an hour: far beyond what anyone does by hand, and what a phone sends that was
 * without a connection for weeks. Of what no one is signed in for, each address has as many.
 */
export const personLimits = {
  moods: 1000,
  submissions: 1000,
  reports: 600,
  exports: 600,
  invitations: 600,
  'call-backs': 300,
  suggestions: 30,
  lists: 30_000,
  'browser-reports': 300,
} as const satisfies Record<string, number>;

export type PersonLimit = keyof typeof personLimits;

/** Minutes in which so many are counted. */
export const personLimitMinutes = 60;
