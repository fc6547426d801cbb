import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { protectionMessages, statisticsMessages } from '#messages/statistics.ts';
import { NoResultsDrawing } from '../../illustrations/state-drawings.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Details } from '../../ui/details.tsx';
import { EmptyState, Loading } from '../../ui/page-states.tsx';
import prose from '../../ui/prose.module.css';
import { QuietRetry } from '../../ui/quiet-retry.tsx';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { BesideTable } from '../../charts/chart-table.tsx';
import styles from './chart-card.module.css';

const height = 320;

type ChartCardProps<T> = {
  /** Where a link of the page leads. */
  id: string;
  title: string;
  kind: 'pie' | 'rows' | 'lines' | 'bars';
  figures: UseQueryResult<T>;
  /** What says whether figures are protected, and how far they are off: without it those would read as plain ones. */
  overview: UseQueryResult;
  /** Whether these are protected, by their shape; what is none may be so as well. */
  isProtected?: (data: T) => boolean;
  /** Whether there is nothing to draw. */
  isNone: (data: T) => boolean;
  loading?: string;
  /** Folded under the chart: how to read it. */
  note?: string;
  /** What is to be said of these figures in particular. */
  noteOf?: (data: T) => readonly (string | undefined | false)[];
  download: ReactNode;
  children: (data: T) => ReactNode;
};

/** The place of one chart: as high while it loads as after it, and no higher than its sentence where there is nothing to draw. */
export function ChartCard<T>(props: ChartCardProps<T>) {
  const { id, title, kind, figures, overview, isProtected, isNone, loading, note, noteOf, download, children } = props;
  const { isPlaceholderData } = figures;
  const isUnexplained = (found: T) => isNone(found) || isProtected?.(found) === true;
  const waits = overview.data === undefined && figures.data !== undefined && isUnexplained(figures.data);
  const query = waits ? overview : figures;
  // Drawn in slices: a year of days at once would hold an old phone up for half a second.
  const data = useDeferredValue(waits ? undefined : figures.data, undefined);
  const className = classNames(styles.card, styles[kind]);
  if (data === undefined) {
    const isPending = query.isPending || (!waits && figures.data !== undefined);
    return (
      <Card as="div" id={id} className={isPending ? className : styles.card}>
        <ChartFigure title={title}>
          <QuietRetry
            query={{ ...query, isPending }}
            loading={<Loading text={loading ?? statisticsMessages.loadingChart} height={height} />}
          />
        </ChartFigure>
      </Card>
    );
  }
  if (isNone(data)) {
    return (
      <Card as="div" id={id} aria-busy={isPlaceholderData} className={styles.card}>
        {children(data)}
      </Card>
    );
  }
  const notes = [note, ...(noteOf?.(data) ?? [])].filter((text) => typeof text === 'string');
  return (
    <Card as="div" id={id} aria-busy={isPlaceholderData} className={className}>
      <BesideTable
        value={
          <>
            {notes.length > 0 && (
              <Details summary={statisticsMessages.about}>
                {notes.map((text) => (
                  <p key={text} className={prose.note}>
                    {text}
                  </p>
                ))}
              </Details>
            )}
            {download}
          </>
        }
      >
        <div className={classNames(styles.chart, isPlaceholderData && styles.old)}>{children(data)}</div>
      </BesideTable>
    </Card>
  );
}

/** In place of a chart without a figure; where figures are protected, a longer period would not help. */
export function NoFigures({ text, isProtected }: { text: string; isProtected: boolean }) {
  if (isProtected) return <p className={prose.quiet}>{protectionMessages.nothing}</p>;
  return (
    <EmptyState
      illustration={<NoResultsDrawing className={styles.drawing} />}
      text={text}
      nextStep={statisticsMessages.nextStep}
    />
  );
}
