/** Minutes for which a reason opens a record. */
export const reasonMinutes = 15;
