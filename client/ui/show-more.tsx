import type { ReactNode } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type ShowMoreProps = {
  /** What a list that comes in pages says of its next one. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  className?: string | undefined;
  children: ReactNode;
};

/** The way to the next page of a list, below what there is. */
export function ShowMore({
  list: { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage },
  className,
  children,
}: ShowMoreProps) {
  if (!hasNextPage) return null;
  return (
    <>
      <Notice tone="error">{isFetchNextPageError && uiMessages.loadFailed}</Notice>
      <Button variant="quiet" pending={isFetchingNextPage} className={className} onClick={() => void fetchNextPage()}>
        {children}
      </Button>
    </>
  );
}
