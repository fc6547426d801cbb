/** Milliseconds between two signs of life, however long a step takes. */
const beatMs = 2000;

export interface Progress {
  done: number;
  total: number;
}

/**
 * Notes how far a long work is: again and again, and at once where that has changed. No one waits for it, and what can't be
 * noted is noted with the next beat.
 */
export function startTelling(note: (progress: Progress) => Promise<unknown>) {
  let progress = { done: 0, total: 0 };
  let underWay: Promise<unknown> | undefined;
  const beat = () => {
    underWay ??= note(progress)
      .catch(() => undefined)
      .finally(() => (underWay = undefined));
  };
  const timer = setInterval(beat, beatMs);
  return {
    tell: (done: number, total: number) => {
      progress = { done, total };
      beat();
    },
    progress: () => progress,
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}

export type Telling = ReturnType<typeof startTelling>;
