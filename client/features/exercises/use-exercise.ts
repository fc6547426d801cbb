import { useEffect } from 'react';
import { useUndisturbed } from '../../ui/undisturbed.ts';

/** While an exercise runs no reminder comes, and the screen does not go dark. */
export function useExercise(isOn: boolean): void {
  useUndisturbed(isOn);
  useScreenAwake(isOn);
}

/** Where the browser can. It lets go of it whenever the page is hidden. */
function useScreenAwake(isOn: boolean): void {
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
