/** Minutes between two turns of what is removed by itself. */
export const housekeepingMinutes = 10;
