/** What `Intl` goes by for numbers and plurals. */
export const locale = 'mr-IN';
