/** What is done to an account that can be taken back for many people at once. */
export const accountChanges = ['disabled', 'leaving'] as const;

export type AccountChange = (typeof accountChanges)[number];
