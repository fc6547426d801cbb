/** The frame around every screen, which comes with the login: what is said without a connection, and when a screen fails. */
export const frameMessages = {
  skip: 'Skip to content',
  offline: 'You’re offline. Help numbers still work.',
  screenFailed: 'Something went wrong on this page. Everything you’ve saved is safe.',
  screenNotLoaded: 'We couldn’t load this page. Please check your connection and try again.',
} as const;
