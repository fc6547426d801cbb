import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AlertProvider } from '../ui/alert-dialog.tsx';

/** A component with what the server has answered already; nothing else is asked for. */
export function WithCache({
  known,
  children,
}: {
  known: readonly (readonly [key: readonly unknown[], answer: unknown])[];
  children: ReactNode;
}) {
  // As the page has it: whether there is a connection is found by asking.
  const networkMode = 'always';
  const cache = new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, enabled: false, retry: false, networkMode },
      mutations: { networkMode },
    },
  });
  for (const [key, answer] of known) cache.setQueryData(key, answer);
  return (
    <QueryClientProvider client={cache}>
      <AlertProvider>{children}</AlertProvider>
    </QueryClientProvider>
  );
}
