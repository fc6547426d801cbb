import { useEffect, useState } from 'react';
import { useParam } from './params.ts';

/**
 * The token of a mailed link; empty where the address has none. It leaves the address at once, for `place`, so that it
 * stays in no history, screenshot or shared screen, and lives on in this page alone.
 */
export function useLinkToken(place: string): string {
  const inAddress = useParam('token');
  const [token] = useState(inAddress);

  useEffect(() => {
    if (inAddress !== '') window.history.replaceState(window.history.state, '', place);
  }, [inAddress, place]);

  return token;
}
