/** Bounds of what is typed: the contract keeps them and sentences say them. */
export const passwordLength = { least: 8, most: 128, strictLeast: 15 } as const;

/** Years of age. */
export const youngestAge = 14;

/** Digits of a person's own number. */
export const phoneDigits = { least: 7, most: 15 } as const;

/** Minutes between two reminders. */
export const intervalLimits = { least: 1, most: 1440 } as const;

/** Rows that a page of a list may carry. */
export const largestPage = 200;

/** Numbers of a help line, and the digits of each. */
export const helpNumbers = { least: 1, most: 5 } as const;
export const helpNumberDigits = { least: 3, most: 15 } as const;

/** Those of an organisation, for the rule by domain. */
export const mostDomains = 50;
