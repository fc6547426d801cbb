import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { MoreIcon } from '../illustrations/action-icons.tsx';
import styles from './row-menu.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface RowAction {
  label: string;
  /** Red, because it takes something away. */
  danger?: boolean;
  act: () => void;
}

/**
 * Everything that can be done with one row, behind one button: arrows, Home and End walk, a letter leads to the next entry that
 * begins with it, Escape goes back to the button, and Tab, a choice or a click outside closes it.
 */
export function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Where the focus goes as it opens. */
  const [open, setOpen] = useState<'first' | 'last' | null>(null);

  useEffect(() => {
    const element = root.current;
    if (open === null || !element) return;
    const items = itemsOf(list.current);
    items.at(open === 'first' ? 0 : -1)?.focus();
    list.current?.scrollIntoView({ block: 'nearest' });
    const listening = new AbortController();
    const { signal } = listening;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target);
    document.addEventListener('pointerdown', (event) => isOutside(event.target) && setOpen(null), { signal });
    element.addEventListener('focusout', (event) => isOutside(event.relatedTarget) && setOpen(null), { signal });
    return () => listening.abort();
  }, [open]);

  function onMenuKey(event: KeyboardEvent) {
    // A shortcut of the browser.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') setOpen(null);
    if (event.key === 'Escape' || event.key === 'Tab') button.current?.focus();
    const items = itemsOf(list.current);
    const here = items.findIndex((item) => item === document.activeElement);
    const wanted = event.key === 'Escape' ? undefined : itemAfter(event.key, items, here);
    if (event.key === 'Escape') setOpen(null);
    if (event.key === 'Escape' || wanted) event.preventDefault();
    wanted?.focus();
  }

  return (
    <div ref={root} data-screen-only className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open === null ? undefined : id}
        onClick={() => setOpen(open === null ? 'first' : null)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        <MoreIcon />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {open !== null && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.menu}
          onKeyDown={onMenuKey}
        >
          {actions.map(({ label: text, danger, act }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={danger ? styles.danger : styles.item}
              onClick={() => {
                setOpen(null);
                // What it opens gives the focus back to where it was.
                button.current?.focus();
                act();
              }}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function itemAfter(key: string, items: readonly HTMLElement[], here: number): HTMLElement | undefined {
  const { length } = items;
  if (key === 'ArrowDown') return items[(here + 1) % length];
  if (key === 'ArrowUp') return items.at(here <= 0 ? -1 : here - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...items.slice(here + 1), ...items.slice(0, here + 1)];
  return after.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
