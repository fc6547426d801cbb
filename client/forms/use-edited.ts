import { useState } from 'react';
import { sayOf } from '../api/call-error.ts';

type Open<Row> = { what: 'form'; row: Row | undefined } | { what: 'removal'; row: Row };
type Outcome = { tone: 'success' | 'error'; text: string };

/** A list that is edited: what is open over it, a form or the question before a removal, and how the last change ended. */
export function useEdited<Row, Wish>(change: (wish: Wish) => Promise<unknown>, failed: string) {
  const [open, setOpen] = useState<Open<Row> | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  /** From the form, which tells its own faults and closes itself. */
  async function save(wish: Wish, done: string) {
    await change(wish);
    setOutcome({ tone: 'success', text: done });
  }

  /** From a button. */
  async function carryOut(wish: Wish, done: string) {
    setOutcome(null);
    try {
      await save(wish, done);
    } catch (error) {
      setOutcome({ tone: 'error', text: sayOf(error, failed) });
    }
    setOpen(null);
  }

  return {
    open,
    outcome,
    save,
    carryOut,
    openForm: (row?: Row) => setOpen({ what: 'form', row }),
    openRemoval: (row: Row) => setOpen({ what: 'removal', row }),
    close: () => setOpen(null),
  };
}
