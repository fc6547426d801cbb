/** How long a reset link works (ASVS 6.5.5: ten minutes at most). Screen and mail say it. */
export const resetMinutes = 10;
