import { useState } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { sayOf } from '../api/call-error.ts';

export interface Outcome {
  tone: 'success' | 'info' | 'warning' | 'error';
  text: string;
}

/** How the last act of a button ended, in words: `done`, or why it was refused. */
export function useOutcome(refused: 'warning' | 'error' = 'error') {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function carryOut<Result>(act: () => Promise<Result>, done: string | ((result: Result) => string | Outcome)) {
    setOutcome(null);
    try {
      const result = await act();
      const said = typeof done === 'string' ? done : done(result);
      setOutcome(typeof said === 'string' ? { tone: 'success', text: said } : said);
    } catch (error) {
      setOutcome({ tone: refused, text: sayOf(error, uiMessages.failed) });
    }
  }

  return { outcome, setOutcome, carryOut };
}
