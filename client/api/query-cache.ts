import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';
import { longestWait, waitOf } from './when-busy.ts';
import { logToConsole } from '../settings/console-log.ts';

/** The cache of one session. Failures are logged here, by name and status alone; what a person sees is up to the screens. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => logFailure('load', query.queryKey[0], error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => logFailure('save', mutation.options.mutationKey?.[0], error),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // As for a submission: everything but the server's own word is told at once.
        retry: (failures, error) => failures < 1 && waitOf(error) <= longestWait,
        retryDelay: (_failures, error) => waitOf(error),
        // 'online' would wait for a connection without a word; this way the screen can say so.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function logFailure(what: 'load' | 'save', name: unknown, error: Error): void {
  const status = error instanceof CallError ? error.status : error.name;
  logToConsole(`Could not ${what} ${typeof name === 'string' ? name : 'data'} (${status}).`);
}
