/** What the page says while there is no connection. */
export const offlineMessages = {
  offline: 'You’re offline. Help numbers still work. Everything else will be back when you reconnect.',
} as const;
