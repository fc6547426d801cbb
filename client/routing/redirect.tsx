import { useEffect } from 'react';
import { navigate } from './location.ts';

/** On the page means: go there instead, leaving no step behind. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  useEffect(() => navigate(to, { replace: true, state }), [to, state]);
  return null;
}
