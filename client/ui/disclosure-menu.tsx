import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronIcon } from '../illustrations/action-icons.tsx';
import styles from './disclosure-menu.module.css';

/** A button and a list under it, for links and buttons that belong together. Any choice closes it, and so do Esc, a click outside and leaving it by Tab. */
export function DisclosureMenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();

  useEffect(() => {
    const element = root.current;
    if (!open || !element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target);

    document.addEventListener('pointerdown', (event) => isOutside(event.target) && setOpen(false), { signal });
    element.addEventListener('focusout', (event) => isOutside(event.relatedTarget) && setOpen(false), { signal });
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        setOpen(false);
        button.current?.focus();
      },
      { signal },
    );
    // On the document, which hears of it after React: what was pressed must still be there when React hears.
    document.addEventListener(
      'click',
      ({ target }) => target instanceof Node && list.current?.contains(target) && setOpen(false),
      { signal },
    );
    return () => listening.abort();
  }, [open]);

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.label}>{label}</span>
        <ChevronIcon className={styles.chevron} />
      </button>
      <ul ref={list} id={listId} hidden={!open} className={styles.list}>
        {open && children}
      </ul>
    </div>
  );
}

/** One entry: a link or a button. */
export function DisclosureItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}
