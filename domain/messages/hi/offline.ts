/** What the page says while there is no connection. */
export const offlineMessages = {
  offline: 'अभी इंटरनेट नहीं है। मदद के नंबर अब भी काम करते हैं। बाकी सब इंटरनेट आने पर मिल जाएगा।',
} as const;
