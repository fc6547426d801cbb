import { useCallback, useEffect, useRef, useState } from 'react';

interface OpenReply<T> {
  data?: T;
  error?: unknown;
  isFetching: boolean;
  isPending: boolean;
  refetch: () => void;
  /** Takes what a later call has answered. */
  set: (data: T) => void;
}

/** What a screen reads that has no session, and so no cache, in the shape of a query of it: once, and again when asked to. */
export function useOpenReply<T>(read: () => Promise<T>): OpenReply<T> {
  const [state, setState] = useState<Pick<OpenReply<T>, 'data' | 'error' | 'isFetching'>>({ isFetching: true });
  const reading = useRef(read);

  const load = useCallback(async () => {
    try {
      setState({ data: await reading.current(), isFetching: false });
    } catch (error) {
      setState({ error, isFetching: false });
    }
  }, []);

  useEffect(() => void load(), [load]);

  return {
    ...state,
    isPending: state.data === undefined && state.error === undefined,
    refetch: () => {
      setState((before) => ({ ...before, isFetching: true }));
      void load();
    },
    set: (data) => setState({ data, isFetching: false }),
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
