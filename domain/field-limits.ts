/** Bounds of what is typed: the contract keeps them and sentences say them. */
export const passwordLength = { least: 8, most: 128, strictLeast: 15 } as const;

/** Characters of an id, a token or a name that is sent back as it came. */
export const longestReference = 512;

/** Most answers of one questionnaire that are looked at. */
export const mostAnswers = 100;

/** Characters of a time zone’s name. */
export const longestZone = 64;

/** Admins that one mail goes to. */
export const mostRecipients = 1000;

/** Entries of one list that is put in order. */
export const mostEntries = 5000;

/** Years of age. */
export const youngestAge = 14;
export const oldestAge = 120;

/** Characters of a person's name, and of what they say of their health. */
export const longestName = 100;
export const longestAilments = 2000;

/** Digits of a person's own number. */
export const phoneDigits = { least: 7, most: 15 } as const;

/** Characters of a number with its spaces, hyphens and brackets. */
export const longestPhone = 40;

/** Minutes between two reminders. */
export const intervalLimits = { least: 1, most: 1440 } as const;

/** Rows that a page of a list may carry. */
export const largestPage = 200;

/** Numbers of a help line, and the digits of each. */
export const helpNumbers = { least: 1, most: 5 } as const;
export const helpNumberDigits = { least: 3, most: 15 } as const;

/** Those of an organisation, for the rule by domain. */
export const mostDomains = 50;

/** What a person calls a passkey. */
export const passkeyNameLength = 60;
