/** In which a page says how many rows of a list it shows at once, for a call whose address says nothing but what it gets. */
export const pageSizeHeader = 'x-page-size';
