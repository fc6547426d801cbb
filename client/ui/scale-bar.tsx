import type { CSSProperties } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { classNames } from './class-names.ts';
import styles from './scale-bar.module.css';

type ScaleBand = {
  name: string;
  /** First and last value of the band, both within it. */
  from: number;
  to: number;
  tone: 'minimal' | 'mild' | 'moderate' | 'moderatelySevere' | 'severe';
};

type ScaleBarProps = {
  /** In ascending order and without gaps, from 0 to the highest value. */
  bands: readonly ScaleBand[];
  value: number;
  /** What the picture says, for those who do not see it. */
  text: string;
  /** The mark glides to its place; for assistive technology it is there at once. */
  glides?: boolean;
};

/** A score on the scale of its bands. */
export function ScaleBar({ bands, value, text, glides = false }: ScaleBarProps) {
  const steps = (bands.at(-1)?.to ?? 0) + 1;
  const isHere = (band: ScaleBand) => value >= band.from && value <= band.to;
  return (
    <div className={styles.scale}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of boxes */}
      <div role="img" aria-label={text} className={styles.picture}>
        <div className={classNames(styles.mark, glides && styles.glides)} style={placeOf((value + 0.5) / steps)}>
          <span className={styles.value}>{value}</span>
        </div>
        <div className={styles.bar}>
          {bands.map((band) => (
            <div
              key={band.name}
              className={classNames(styles.band, styles[band.tone])}
              style={{ flexGrow: band.to - band.from + 1 }}
            >
              <span className={styles.start}>{band.from}</span>
              {band.to === steps - 1 && <span className={styles.end}>{band.to}</span>}
            </div>
          ))}
        </div>
      </div>
      <ul className={styles.names}>
        {bands.map((band) => (
          <li key={band.name} className={classNames(styles.name, isHere(band) && styles.here)}>
            <span aria-hidden="true" className={classNames(styles.swatch, styles[band.tone])} />
            {band.name}
            <span className={styles.range}>{uiMessages.range(band.from, band.to)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In the style sheet's own unit too, from which the mark begins to glide. */
function placeOf(share: number): CSSProperties {
  return { insetInlineStart: `${share * 100}%`, '--way': `${share * -100}cqi` } as CSSProperties;
}
