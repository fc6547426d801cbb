/** In which a page that no one has signed in to says what language it is shown in. */
export const languageHeader = 'x-language';
