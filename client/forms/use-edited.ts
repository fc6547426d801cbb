import { useState } from 'react';
import { changedFrom } from './follow-stored.ts';
import { useOutcome } from './use-outcome.ts';

type Open<Row> = { what: 'form'; row: Row | undefined } | { what: 'removal'; row: Row };

/** Adds a row, changes what is named of the one with the id, or removes it: without a change. */
export type RowChange<Body> = { added: Body } | { id: string; change: Partial<Body> | null };

/** A list that is edited: what is open over it, a form or the question before a removal, and how the last change ended. */
export function useEdited<Row extends Body & { id: string }, Body extends object, Other = never>(
  change: (wish: RowChange<Body> | Other) => Promise<unknown>,
) {
  const [open, setOpen] = useState<Open<Row> | null>(null);
  const act = useOutcome();

  /** From the form, which tells its own faults and closes itself: what was changed elsewhere since it was opened stays. */
  async function saveTyped(opened: Row | undefined, typed: Body, done: string) {
    await change(opened ? { id: opened.id, change: changedFrom<Body>(opened, typed) } : { added: typed });
    act.setOutcome({ tone: 'success', text: done });
  }

  /** From a button. */
  async function carryOut(wish: RowChange<Body> | Other, done: string) {
    await act.carryOut(() => change(wish), done);
    setOpen(null);
  }

  return {
    open,
    outcome: act.outcome,
    saveTyped,
    carryOut,
    openForm: (row?: Row) => setOpen({ what: 'form', row }),
    openRemoval: (row: Row) => setOpen({ what: 'removal', row }),
    close: () => setOpen(null),
  };
}
