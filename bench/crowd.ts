import type { HotRequest } from './hot-requests.ts';
import type { Person } from './recorded-sql.ts';

/** Who sends the requests. Who reads does not write: what is read would grow with each run. */
export interface Crowd {
  readers: Person[];
  writers: Person[];
}

export const crowdFor = ({ isWrite }: HotRequest, { readers, writers }: Crowd): Person[] =>
  isWrite ? writers : readers;
