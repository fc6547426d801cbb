/** Days in which a person can change their mind about an erasure. */
export const erasureDays = 7;

/** Days before the end of their time at which records are told to be leaving. */
export const retentionNoticeDays = 30;

/** Days for which the log without content outlives the account that it tells about. */
export const eventDays = 365;
