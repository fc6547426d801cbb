import { useEffect } from 'react';

/** Keeps the screen from going dark, where the browser can. The browser lets go of it whenever the page is hidden. */
export function useScreenAwake(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;

    async function ask() {
      if (document.visibilityState !== 'visible') return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isOver) await given.release();
        else lock = given;
      } catch {
        // Refused, such as on a low battery: the exercise goes on without.
      }
    }

    const askAgain = () => void ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, [isOn]);
}
