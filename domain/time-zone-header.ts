/** In which a page says the IANA zone that its person reads dates in, for a call whose address says nothing but what it gets. */
export const timeZoneHeader = 'x-time-zone';
