import { useCallback, useEffect, useRef, useState } from 'react';

export interface OpenReply<T> {
  data: T | undefined;
  error: unknown;
  isPending: boolean;
  retry: () => void;
  /** Takes what a later call has answered. */
  set: (data: T) => void;
}

/** What a screen reads that has no session, and so no cache: once, and again when asked to. */
export function useOpenReply<T>(read: () => Promise<T>): OpenReply<T> {
  const [state, setState] = useState<{ data?: T; error?: unknown; isPending: boolean }>({ isPending: true });
  const reading = useRef(read);

  const load = useCallback(async () => {
    try {
      setState({ data: await reading.current(), isPending: false });
    } catch (error) {
      setState({ error, isPending: false });
    }
  }, []);

  useEffect(() => void load(), [load]);

  return {
    data: state.data,
    error: state.error,
    isPending: state.isPending,
    retry: () => {
      setState((before) => ({ ...before, isPending: true }));
      void load();
    },
    set: (data) => setState({ data, isPending: false }),
  };
}

interface OpenSending<Wish> {
  send: (wish: Wish) => void;
  /** What is under way, or was sent last. */
  wish: Wish | undefined;
  isPending: boolean;
  isError: boolean;
  isSuccess: boolean;
}

/** The same for a call that does something. */
export function useOpenSending<Wish, T>(
  act: (wish: Wish) => Promise<T>,
  onDone: (reply: T) => void,
): OpenSending<Wish> {
  const [state, setState] = useState<{ wish?: Wish; fate?: 'pending' | 'error' | 'success' }>({});

  async function send(wish: Wish): Promise<void> {
    setState({ wish, fate: 'pending' });
    try {
      const reply = await act(wish);
      setState({ wish, fate: 'success' });
      onDone(reply);
    } catch {
      setState({ wish, fate: 'error' });
    }
  }

  const { wish, fate } = state;
  return {
    send: (next) => void send(next),
    wish,
    isPending: fate === 'pending',
    isError: fate === 'error',
    isSuccess: fate === 'success',
  };
}
