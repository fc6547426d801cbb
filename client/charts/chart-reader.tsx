import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { chartMessages } from '#messages/charts.ts';
import styles from './chart.module.css';

type ChartReaderProps = {
  title: string;
  /** How many points there are. */
  count: number;
  /** The place of the point closest to a position on the chart. */
  find: (x: number, y: number) => number;
  active: number | null;
  onMove: (place: number) => void;
};

type ReadableChartProps = ChartReaderProps & {
  frame: RefObject<HTMLDivElement | null>;
  /** 0 until it is known: nothing is drawn then. */
  width: number;
  height: number;
  children: ReactNode;
};

/** A chart whose points are walked. */
export function ReadableChart({ frame, width, height, children, ...reader }: ReadableChartProps) {
  return (
    <div ref={frame} className={styles.frame} style={{ minHeight: height }}>
      {width > 0 && (
        <>
          <svg role="img" aria-label={reader.title} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
            {children}
          </svg>
          <ChartReader {...reader} />
        </>
      )}
    </div>
  );
}

/**
 * Lies over a chart and walks from point to point: by arrow keys, Home and End, by touch and by the mouse. What stands
 * there is read out by the ChartReadout beside it, so that its own value says only how far along it is.
 */
function ChartReader({ title, count, find, active, onMove }: ChartReaderProps) {
  const last = count - 1;
  const here = Math.min(active ?? last, last);

  function onKeyDown(event: KeyboardEvent) {
    const wanted = placeAfter(event.key, here, last);
    if (wanted === undefined) return;
    event.preventDefault();
    onMove(wanted);
  }

  function onPointer(event: PointerEvent<HTMLDivElement>) {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onMove(find(event.clientX - left, event.clientY - top));
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input spaces its values evenly, records are not
      role="slider"
      tabIndex={0}
      className={styles.reader}
      aria-label={chartMessages.explore(title)}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={here + 1}
      aria-valuetext={chartMessages.position(here + 1, count)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
    />
  );
}

/** What stands at the active point, said aloud when it changes. */
export function ChartReadout({ text }: { text: string | null }) {
  return (
    <p className={styles.readout} aria-live="polite">
      {text}
    </p>
  );
}

function placeAfter(key: string, here: number, last: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(0, here - 1);
  if (key === 'ArrowRight') return Math.min(last, here + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}
