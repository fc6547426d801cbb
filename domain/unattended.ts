/** Sent with what a page asks by itself, while no one touches it. */
export const unattendedHeader = 'x-unattended';
