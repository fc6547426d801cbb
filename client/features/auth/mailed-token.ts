import { useEffect, useState } from 'react';
import { useParam } from '../../routing/params.ts';

/**
 * The token of a mailed link; empty where the address has none. It leaves the address at once, so that it stays
 * in no history, screenshot or shared screen, and lives on in this page alone. `path` is what stays.
 */
export function useMailedToken(path: '/reset-password' | '/join'): string {
  const inAddress = useParam('token');
  const [token] = useState(inAddress);

  useEffect(() => {
    if (inAddress !== '') window.history.replaceState(window.history.state, '', path);
  }, [inAddress, path]);

  return token;
}
