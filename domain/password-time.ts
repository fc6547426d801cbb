/** Minutes for which a password that was given is good for the calls of power. */
export const passwordHoldsMinutes = 15;

/** Hours for which a first password counts that the server has made and printed. */
export const firstPasswordHours = 24;
