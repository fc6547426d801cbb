/** What `Intl` goes by for dates, numbers and plurals. */
export const locale = 'pa-IN';
