import { useEffect, useRef } from 'react';
import { call } from '../../../api/api-client.ts';
import { readSignedIn } from './signed-in.ts';

/** Once the screen that asked has gone, a session opens under no one: it is ended. */
export function useWhileHere(onDone: (reply: unknown) => unknown): (reply: unknown) => unknown {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (reply) => (isHere.current ? onDone(reply) : endUnused(reply));
}

/** Ends the session that came too late, not one that is open by then. */
export function endUnused(reply: unknown): undefined {
  const token = readSignedIn(reply)?.token;
  if (token) void call('POST /api/auth/logout', { token }).catch(() => undefined);
}
