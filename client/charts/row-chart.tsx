import type { ReactNode } from 'react';
import { rowGeometry } from '../../domain/charts/row-geometry.ts';
import type { Moved } from '../../domain/statistics/wilson.ts';
import { chartMessages, shareInWords } from '#messages/charts.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartTable } from './chart-table.tsx';
import chart from './chart.module.css';
import styles from './row-chart.module.css';
import { useWidth } from './use-width.ts';

type RowChartProps = {
  title: string;
  items: readonly { label: string; count: number }[];
  /** The heads of the table's two columns. */
  labelName: string;
  countName: string;
  empty: ReactNode;
  /** How far chance may have moved the numbers. */
  moved?: Moved | undefined;
};

const rowHeight = 40;
const places = { top: 4, right: 64, bottom: 4 };
/** One fits the longest of the short names, the other leaves room for longer ones. */
const nameWidths = [76, 104] as const;

/** Lying bars for a handful of named groups, each with its count beside it. */
export function RowChart({ title, items, labelName, countName, empty, moved }: RowChartProps) {
  const [frame, width] = useWidth();
  const total = items.reduce((sum, item) => sum + item.count, 0);
  if (total === 0) return <ChartFigure title={title}>{empty}</ChartFigure>;
  const margins = { ...places, left: nameWidths[items.some(({ label }) => label.length > 8) ? 1 : 0] };
  const { rows, height } = rowGeometry({ items, width, rowHeight, margins });
  const largest = items.reduce((most, item) => (item.count > most.count ? item : most));
  const summary = chartMessages.mostOf(chartMessages.count(total), largest.label, chartMessages.count(largest.count));
  return (
    <ChartFigure title={title} summary={summary}>
      <div ref={frame} className={chart.frame} style={{ minHeight: height }}>
        {width > 0 && (
          <svg role="img" aria-label={title} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
            {rows.map(({ label, count, y, bar }) => (
              <g key={label}>
                <text className={styles.rowLabel} x="0" y={y + 5}>
                  {label}
                </text>
                <rect className={styles.rowBar} {...bar} rx="4" />
                <text className={styles.rowCount} x={bar.x + bar.width + 8} y={y + 5}>
                  {chartMessages.count(count)}
                </text>
              </g>
            ))}
            <path className={chart.base} d={`M${margins.left},${margins.top}V${height - margins.bottom}`} />
          </svg>
        )}
      </div>
      <ChartTable
        title={title}
        rows={items}
        columns={[
          { key: 'label', header: labelName, cell: (item) => item.label },
          { key: 'count', header: countName, numeric: true, cell: (item) => chartMessages.count(item.count) },
          {
            key: 'share',
            header: chartMessages.share,
            numeric: true,
            cell: (item) => shareInWords(item.count, total, moved),
          },
        ]}
      />
    </ChartFigure>
  );
}
