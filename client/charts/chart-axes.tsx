import type { Rect } from '../../domain/charts/plot-area.ts';
import type { TickLabel } from '../../domain/charts/tick-labels.ts';
import styles from './chart.module.css';

type ChartAxesProps = {
  plot: Rect;
  xTicks: readonly TickLabel[];
  yTicks: readonly { y: number; text: string }[];
  /** Where the names of the y axis begin; at the right of the plot's edge where it is missing. */
  namesFrom?: number;
  /** Below the texts of the x axis. */
  day?: { textX: number; text: string };
};

export function ChartAxes({ plot, xTicks, yTicks, namesFrom, day }: ChartAxesProps) {
  const bottom = plot.y + plot.height;
  return (
    <g>
      {yTicks.map(({ y, text }) => (
        <g key={text}>
          <path className={styles.grid} d={`M${plot.x},${y}H${plot.x + plot.width}`} />
          <text
            className={styles.axisText}
            x={namesFrom ?? plot.x - 8}
            y={y + 4}
            textAnchor={namesFrom === undefined ? 'end' : 'start'}
          >
            {text}
          </text>
        </g>
      ))}
      <path className={styles.base} d={`M${plot.x},${bottom}H${plot.x + plot.width}`} />
      {xTicks.map(({ x, textX, text }) => (
        <g key={text}>
          <path className={styles.base} d={`M${x},${bottom}v5`} />
          <text className={styles.axisText} x={textX} y={bottom + 20} textAnchor="middle">
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
