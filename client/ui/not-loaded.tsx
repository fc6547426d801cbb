import { ErrorState } from './error-state.tsx';
import { Loading } from './page-states.tsx';

type NotLoadedProps = {
  /** What is read, as long as nothing of it is there. */
  query: { isPending: boolean; isFetching: boolean; error?: unknown; refetch: () => unknown };
  loading?: string;
  failed?: string;
  /** Of the resting place (px). */
  height?: number;
};

/** In place of what a screen reads: that it is coming, or that it could not be loaded and a way to try again. */
export function NotLoaded({ query, loading, failed, height }: NotLoadedProps) {
  if (query.isPending) return <Loading text={loading} height={height} />;
  const { error, isFetching, refetch } = query;
  return <ErrorState text={failed} error={error} pending={isFetching} onRetry={() => void refetch()} />;
}
