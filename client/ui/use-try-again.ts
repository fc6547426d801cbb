import { useEffect, useState } from 'react';
import { focusHeading } from './focus-heading.ts';

/** A second try: while it was made, the button that was pressed stays, so that the focus does. */
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
