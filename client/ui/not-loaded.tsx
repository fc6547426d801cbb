import { uiMessages } from '#messages/ui.ts';
import { ErrorState } from './error-state.tsx';
import { Loading } from './page-states.tsx';
import { useTryAgain } from './use-try-again.ts';

type NotLoadedProps = {
  /** What is read, as long as nothing of it is there. */
  query: { isPending: boolean; isFetching: boolean; error?: unknown; refetch: () => unknown };
  loading?: string;
  failed?: string;
  /** Of the resting place (px). */
  height?: number;
};

/** In place of what a screen reads: that it is coming, or that it could not be loaded and a way to try again. */
export function NotLoaded({ query, loading = uiMessages.loading, failed, height }: NotLoadedProps) {
  const { isPending, isFetching, error, refetch } = query;
  const [isTried, tryAgain] = useTryAgain(refetch);
  if (isPending && !isTried) return <Loading text={loading} height={height} />;
  return <ErrorState text={isPending ? loading : failed} error={error} pending={isFetching} onRetry={tryAgain} />;
}
