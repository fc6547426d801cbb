import { useEffect, useState } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { ErrorState } from './error-state.tsx';
import { focusHeading } from './focus-heading.ts';
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
export function NotLoaded({ query, loading = uiMessages.loading, failed, height }: NotLoadedProps) {
  const { isPending, isFetching, error, refetch } = query;
  const [isTried, setTried] = useState(false);

  // What comes takes the button away: the heading of the screen is the next best place.
  useEffect(() => () => void (isTried && document.activeElement === document.body && focusHeading()), [isTried]);

  function tryAgain() {
    setTried(true);
    refetch();
  }

  // While it is tried again the button that was pressed stays, so that the focus does.
  if (isPending && !isTried) return <Loading text={loading} height={height} />;
  return <ErrorState text={isPending ? loading : failed} error={error} pending={isFetching} onRetry={tryAgain} />;
}
