import type { PlacedBar } from './bar-geometry.ts';
import { round } from './plot-area.ts';

/** A hair of paper between two parts of a stack. */
const gap = 1;

/** One path for each series: its parts of all bars, so that a picture of years is no heavier than one of weeks. */
export function stackPaths(bars: readonly PlacedBar[]): string[] {
  const seriesCount = bars[0]?.segments.length ?? 0;
  return Array.from({ length: seriesCount }, (_, series) =>
    bars
      .flatMap(({ segments }) => segments[series] ?? [])
      .filter(({ height }) => height > 0)
      .map(({ x, y, width, height }) => `M${x},${y}h${width}v${round(Math.max(height - gap, height * 0.6))}h${-width}Z`)
      .join(''),
  );
}
