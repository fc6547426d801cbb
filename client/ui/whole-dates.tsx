import type { ReactNode } from 'react';
import styles from './whole-dates.module.css';

const date = /\d{2}-\d{2}-\d{4}(?: \d{2}:\d{2})?|\d{1,2} [^\s\d]+ \d{4}(?:, \d{2}:\d{2})?/g;

/** A line may end beside '20-11-2026' or '20 Nov 2026, 10:05', but not inside it. */
export function WholeDates({ children: text }: { children: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(date)) {
    parts.push(
      text.slice(end, index),
      <span key={index} className={styles.whole}>
        {found}
      </span>,
    );
    end = index + found.length;
  }
  return [...parts, text.slice(end)];
}
