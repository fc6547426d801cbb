/** Characters of a sentence and of a better one. */
export const suggestionLimits = { sentence: 300, better: 300 } as const;

/** Days for which a suggestion is kept, where no admin has removed it before. */
export const suggestionDays = 180;
