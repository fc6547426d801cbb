import { useId } from 'react';
import type { ReactNode } from 'react';
import { pieGeometry } from '../../domain/charts/pie-geometry.ts';
import type { BandKey } from '../../domain/instruments/instrument-shape.ts';
import type { Moved } from '../../domain/statistics/wilson.ts';
import { chartMessages, shareAlone, shareInWords } from '#messages/charts.ts';
import type { Column } from '../ui/data-table.tsx';
import { classNames } from '../ui/class-names.ts';
import { BandHatch, bandStyles } from './band-zones.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ChartTable } from './chart-table.tsx';
import bandColours from './bands.module.css';
import styles from './pie-chart.module.css';

export type PieItem = {
  name: string;
  value: number;
  band: BandKey;
  /** What the value is made of: columns of their own in the table. */
  parts: readonly { name: string; value: number }[];
};

type PieChartProps = {
  title: string;
  items: readonly PieItem[];
  /** The head of the table's first column. */
  labelName: string;
  empty: ReactNode;
  /** How far chance may have moved the numbers. */
  moved?: Moved | undefined;
};

const radius = 110;
const hole = 58;

/** Shares of a whole by severity, each slice named with its count beside the circle. */
export function PieChart({ title, items, labelName, empty, moved }: PieChartProps) {
  const id = useId();
  const slices = pieGeometry(
    items.map((item) => item.value),
    radius,
    hole,
  );
  const total = items.reduce((sum, item) => sum + item.value, 0);
  if (total === 0) return <ChartFigure title={title}>{empty}</ChartFigure>;
  const largest = items.reduce((most, item) => (item.value > most.value ? item : most));
  const summary = chartMessages.mostOf(chartMessages.count(total), largest.name, chartMessages.count(largest.value));
  return (
    <ChartFigure title={title} summary={summary}>
      <div className={styles.pie}>
        <svg className={styles.pieCircle} role="img" aria-label={title} viewBox="-114 -114 228 228">
          <defs>
            {items.map(({ band }) => (
              <BandHatch key={band} id={`${id}-${band}`} band={band} />
            ))}
          </defs>
          {slices.map(({ index, path, centre, roomy, value }) => {
            const band = items[index]?.band ?? 'minimal';
            return (
              <g key={band} className={bandStyles[band]}>
                <path className={styles.slice} d={path} />
                <path className={bandColours.strokes} d={path} fill={`url(#${id}-${band})`} />
                {roomy && (
                  <text className={styles.sliceText} x={centre.x} y={centre.y + 5} textAnchor="middle">
                    {chartMessages.count(value)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
        <ul className={styles.pieNames}>
          {items.map(({ name, value, band }) => (
            <li key={name} className={classNames(styles.pieName, bandStyles[band])}>
              <svg className={styles.pieSwatch} viewBox="0 0 18 18" aria-hidden="true">
                <rect className={styles.slice} x="1" y="1" width="16" height="16" rx="3" />
                <rect className={bandColours.strokes} x="1" y="1" width="16" height="16" fill={`url(#${id}-${band})`} />
              </svg>
              <span>{name}</span>
              <strong>{chartMessages.count(value)}</strong>
              <span className={styles.pieShare}>{shareAlone(value, total, moved)}</span>
            </li>
          ))}
        </ul>
      </div>
      <ChartTable
        title={title}
        rows={items}
        columns={columnsOf(items, labelName, (value) => shareInWords(value, total, moved))}
      />
    </ChartFigure>
  );
}

function columnsOf(
  items: readonly PieItem[],
  labelName: string,
  shareOf: (value: number) => string,
): Column<PieItem>[] {
  const partNames = items[0]?.parts.map((part) => part.name) ?? [];
  return [
    { key: 'name', header: labelName, cell: (item) => item.name },
    ...partNames.map((name): Column<PieItem> => ({
      key: name,
      header: name,
      numeric: true,
      cell: (item) => chartMessages.count(item.parts.find((part) => part.name === name)?.value ?? 0),
    })),
    { key: 'total', header: chartMessages.total, numeric: true, cell: (item) => chartMessages.count(item.value) },
    { key: 'share', header: chartMessages.share, numeric: true, cell: (item) => shareOf(item.value) },
  ];
}
