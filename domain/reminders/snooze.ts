/** Minutes after which a reminder that was put off comes again. */
export const snoozeMinutes = 10;
