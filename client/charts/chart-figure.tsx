import { useId } from 'react';
import type { ReactNode } from 'react';
import prose from '../ui/prose.module.css';
import styles from './chart.module.css';

export type ChartFigureProps = {
  title: string;
  /** Between the heading and the chart. */
  lead?: ReactNode;
  /** The chart in words. */
  summary?: string;
  /** Told only to those who do not see the chart: others read it elsewhere. */
  summaryHidden?: boolean;
  children: ReactNode;
};

/** A chart with its heading and its meaning in words. */
export function ChartFigure({ title, lead, summary, summaryHidden, children }: ChartFigureProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className={styles.figure}>
      <h2 id={id}>{title}</h2>
      {lead}
      {summary && <p className={summaryHidden ? 'visually-hidden' : prose.quiet}>{keepDatesWhole(summary)}</p>}
      {children}
    </figure>
  );
}

/** A line may end beside '20-11-2026' or '20 Nov 2026', but not inside it. */
function keepDatesWhole(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: date, index } of text.matchAll(/\d{2}-\d{2}-\d{4}|\d{1,2} [^\s\d]+ \d{4}/g)) {
    parts.push(
      text.slice(end, index),
      <span key={index} className={styles.whole}>
        {date}
      </span>,
    );
    end = index + date.length;
  }
  return [...parts, text.slice(end)];
}
