import { useId } from 'react';
import type { ReactNode } from 'react';
import prose from '../ui/prose.module.css';
import { WholeDates } from '../ui/whole-dates.tsx';
import styles from './chart.module.css';

type ChartFigureProps = {
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
      {summary && (
        <p className={summaryHidden ? 'visually-hidden' : prose.quiet}>
          <WholeDates>{summary}</WholeDates>
        </p>
      )}
      {children}
    </figure>
  );
}
