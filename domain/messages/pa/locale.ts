/** What `Intl` goes by for plurals. */
export const locale = 'pa-IN';

/** What it goes by for numbers: Chrome has none in this language. India's are alike. */
export const nearest = 'en-IN';
