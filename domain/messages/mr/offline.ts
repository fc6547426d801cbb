/** What the page says while there is no connection. */
export const offlineMessages = {
  offline: 'इंटरनेट नाही. मदतीचे नंबर तरीही चालतात. इंटरनेट आले की बाकी सर्व परत येईल.',
} as const;
