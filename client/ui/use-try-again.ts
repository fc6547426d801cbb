import { useEffect, useState } from 'react';
import { focusHeading } from './focus-heading.ts';

/** Whether it was tried again, and how: while it was, the button that was pressed stays, so that the focus does. */
export function useTryAgain(refetch: () => unknown): [boolean, () => void] {
  const [isTried, setTried] = useState(false);

  // What comes takes the button away: the heading of the screen is the next best place.
  useEffect(() => () => void (isTried && document.activeElement === document.body && focusHeading()), [isTried]);

  function tryAgain() {
    setTried(true);
    refetch();
  }

  return [isTried, tryAgain];
}
