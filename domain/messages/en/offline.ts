/** What the page says while there is no connection. */
export const offlineMessages = {
  offline: 'You are offline. Help and its numbers work; everything else comes back with the connection.',
} as const;
