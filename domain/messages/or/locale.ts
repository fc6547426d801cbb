/** What `Intl` goes by for plurals. */
export const locale = 'or-IN';

/**
 * What it goes by for dates and numbers: Chrome has none in this language, and would write '1970 M01 1'. India's are alike, and the
 * names of the months are ours.
 */
export const nearest = 'en-IN';
