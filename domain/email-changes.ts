/** Hours in which a new e-mail can be confirmed. Mail and page say it. */
export const emailChangeHours = 24;

/** Days in which a change of e-mail can be taken back from the old address. */
export const emailUndoDays = 7;
