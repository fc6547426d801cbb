import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { callName } from '../../domain/contract/endpoint.ts';

/** Carry no token. The build puts the names themselves here, so that the page has nothing else of the contract. */
export const openCalls: ReadonlySet<string> = new Set(
  allEndpoints.filter(({ access }) => access === 'anyone').map(callName),
);
