import { useEffect, useState } from 'react';
import { useUndisturbed } from '../../ui/undisturbed.ts';
import type { Answers } from './answers.ts';
import type { Result } from './result.ts';

/** As long a result stands before a reminder may come over it (ms). */
const timeToRead = 60_000;

/** No reminder comes between the first answer and the score, nor over a score that has just come, or come out from behind help. */
export function useQuietAnswering(answers: Answers, result: Result | null, isCovered: boolean): void {
  const [read, setRead] = useState<Result | null>(null);

  useEffect(() => {
    if (!result || isCovered) return undefined;
    const timer = setTimeout(() => setRead(result), timeToRead);
    return () => clearTimeout(timer);
  }, [result, isCovered]);

  useUndisturbed(result ? read !== result : Object.keys(answers).length > 0);
}
