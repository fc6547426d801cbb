import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type ShowMoreProps = {
  /** What a list that comes in pages says of its next one. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  className?: string | undefined;
  children: ReactNode;
};

/** The way to the next page of a list, below what there is. */
export function ShowMore({
  list: { hasNextPage, isFetchingNextPage, fetchNextPage },
  className,
  children,
}: ShowMoreProps) {
  if (!hasNextPage) return null;
  return (
    <Button variant="quiet" pending={isFetchingNextPage} className={className} onClick={() => void fetchNextPage()}>
      {children}
    </Button>
  );
}
