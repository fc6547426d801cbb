import { useEffect, useState } from 'react';
import { useParam } from './params.ts';

/**
 * The token of a mailed link; empty where there is none. It leaves the address at once, for `place`, so that it stays in no
 * history that one reads, screenshot or shared screen. A reload of this tab finds it beside the address, until it is used.
 */
export function useLinkToken(place: string): string {
  const inAddress = useParam('token');
  const [token] = useState(() => inAddress || keptToken());

  useEffect(() => {
    if (inAddress !== '') window.history.replaceState({ ...stateNow(), linkToken: inAddress }, '', place);
  }, [inAddress, place]);

  return token;
}

/** The link has served. */
export function forgetLinkToken(): void {
  const { linkToken: _used, ...rest } = stateNow();
  window.history.replaceState(rest, '');
}

function keptToken(): string {
  const { linkToken } = stateNow();
  return typeof linkToken === 'string' ? linkToken : '';
}

function stateNow(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
