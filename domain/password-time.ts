/** Minutes for which a password that was given is good for the calls of power. */
export const passwordHoldsMinutes = 15;
