import type { ReactNode } from 'react';
import type { Rect } from '../../domain/charts/plot-area.ts';
import type { TickLabel } from '../../domain/charts/tick-labels.ts';
import styles from './chart.module.css';

type YTick = { y: number; value: number; text: string };

type ChartAxesProps = {
  plot: Rect;
  xTicks: readonly TickLabel[];
  yTicks: readonly YTick[];
  /** Draws a name of the y axis; its text, at the edge of the plot, where it is missing. */
  yName?: (tick: YTick) => ReactNode;
  /** Below the texts of the x axis. */
  day?: { textX: number; text: string };
};

export function ChartAxes({ plot, xTicks, yTicks, yName, day }: ChartAxesProps) {
  const bottom = plot.y + plot.height;
  // Marks that stand on the axis, as faces do, are no part of its texts.
  const textY = bottom + (yName ? 26 : 20);
  return (
    <g>
      {yTicks.map((tick) => (
        <g key={tick.text}>
          <path className={styles.grid} d={`M${plot.x},${tick.y}H${plot.x + plot.width}`} />
          {yName?.(tick) ?? (
            <text className={styles.axisText} x={plot.x - 8} y={tick.y + 4} textAnchor="end">
              {tick.text}
            </text>
          )}
        </g>
      ))}
      <path className={styles.base} d={`M${plot.x},${bottom}H${plot.x + plot.width}`} />
      {xTicks.map(({ x, textX, text }) => (
        <g key={x}>
          <path className={styles.base} d={`M${x},${bottom}v5`} />
          <text className={styles.axisText} x={textX} y={textY} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {day && (
        <text className={styles.axisText} x={day.textX} y={bottom + 38} textAnchor="middle">
          {day.text}
        </text>
      )}
    </g>
  );
}
