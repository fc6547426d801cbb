import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { ChevronIcon } from '../illustrations/icons.tsx';
import styles from './disclosure-menu.module.css';

/** A button and a list under it, for links and buttons that belong together. Any choice closes it, and so do Esc, a click outside and leaving it by Tab. */
export function DisclosureMenu({ label, icon, children }: { label: ReactNode; icon?: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) return;
    function closeOutside(event: PointerEvent) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    }
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  function handleBlur(event: FocusEvent) {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <div ref={root} className={styles.root} onKeyDown={handleKey} onBlur={handleBlur}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {icon}
        <span className={styles.label}>{label}</span>
        <ChevronIcon className={styles.chevron} />
      </button>
      <ul id={listId} role="list" hidden={!open} className={styles.list} onClick={() => setOpen(false)}>
        {children}
      </ul>
    </div>
  );
}

/** One entry: a link or a button. */
export function DisclosureItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}
