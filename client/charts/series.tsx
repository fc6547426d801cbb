import { classNames } from '../ui/class-names.ts';
import styles from './series.module.css';

/** Looks told apart by hue, by lightness and by strokes; the first is ink. */
export const seriesStyles = [styles.firstSeries, styles.secondSeries, styles.thirdSeries];

/** Strokes over the bars of the second series. */
export function SeriesHatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className={styles.seriesHatch} d="M0,0V6" />
    </pattern>
  );
}

/** What stands for which series; `line` draws strokes instead of areas. */
export function SeriesLegend({ names, line = false }: { names: readonly string[]; line?: boolean }) {
  return (
    <ul className={styles.legend}>
      {names.map((name, index) => (
        <li key={name} className={styles.legendItem}>
          <span
            aria-hidden="true"
            className={classNames(line ? styles.lineSwatch : styles.barSwatch, seriesStyles[index])}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
