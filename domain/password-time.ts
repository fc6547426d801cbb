/** Minutes for which a password that was given is good for calls that need a step-up. */
export const passwordHoldsMinutes = 15;

/** Hours for which a first password counts that the server has made and printed. */
export const firstPasswordHours = 24;
