/** The specification's rule: every so many minutes look so many feet away, for so many seconds. */
export const eyeRest = { everyMinutes: 20, feet: 20, seconds: 20 } as const;
