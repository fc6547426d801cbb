/** What the address of the list says: the filters, and the page by where the one before it ended. */
export interface ListAddress {
  state: string;
  city: string;
  q: string;
  cursor: string;
  /** Which page it is, from 1; only words depend on it. */
  page: number;
}

const listPath = '/admin/employee-history';

export function readListAddress(search: URLSearchParams): ListAddress {
  const cursor = search.get('cursor') ?? '';
  const page = Number(search.get('page'));
  return {
    state: search.get('state') ?? '',
    city: search.get('city') ?? '',
    q: search.get('q') ?? '',
    cursor,
    page: cursor !== '' && Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

export function addressOfList({ state = '', city = '', q = '', cursor = '', page = 1 }: Partial<ListAddress>): string {
  const search = new URLSearchParams();
  const texts = { state, city, q, cursor };
  for (const [name, text] of Object.entries(texts)) if (text !== '') search.set(name, text);
  if (cursor !== '' && page > 1) search.set('page', String(page));
  return search.size === 0 ? listPath : `${listPath}?${search}`;
}

/** Other filters are another list, which starts at its first page. A city belongs to its state. */
export function withFilters(
  { state, city, q }: ListAddress,
  change: Partial<Pick<ListAddress, 'state' | 'city' | 'q'>>,
): Partial<ListAddress> {
  const isOtherState = change.state !== undefined && change.state !== state;
  return { state, city: isOtherState ? '' : city, q, ...change };
}
