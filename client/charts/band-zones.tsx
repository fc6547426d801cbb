import type { BandName } from '../../domain/charts/band-names.ts';
import type { PlacedBand, PlacedPoint } from '../../domain/charts/line-geometry.ts';
import type { BandKey } from '../../domain/instruments/instrument-shape.ts';
import { levelNames } from '#messages/instruments.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './bands.module.css';

/** The fill of a band, and the strokes that tell it apart without colour. */
export const bandStyles: Record<BandKey, string | undefined> = {
  minimal: styles.minimal,
  mild: styles.mild,
  moderate: styles.moderate,
  moderately_severe: styles.moderatelySevere,
  severe: styles.severe,
};

const hatchSteps: Record<BandKey, number> = { minimal: 0, mild: 14, moderate: 9, moderately_severe: 6, severe: 6 };

/** The higher the band, the closer the strokes; 'severe' is crossed. */
export function BandHatch({ id, band }: { id: string; band: BandKey }) {
  const step = hatchSteps[band];
  if (step === 0) return null;
  return (
    <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path
        className={classNames(styles.hatch, bandStyles[band])}
        d={band === 'severe' ? `M0,0V${step}M0,0H${step}` : `M0,0V${step}`}
      />
    </pattern>
  );
}

/** The bands behind a line. */
export function BandZones({ id, bands }: { id: string; bands: readonly PlacedBand[] }) {
  return (
    <g>
      <defs>
        {bands.map(({ band }) => (
          <BandHatch key={band.key} id={`${id}-${band.key}`} band={band.key} />
        ))}
      </defs>
      {bands.map(({ band, x, y, width, height }) => (
        <g key={band.key} className={bandStyles[band.key]}>
          <rect className={styles.zone} x={x} y={y} width={width} height={height} />
          <rect x={x} y={y} width={width} height={height} fill={`url(#${id}-${band.key})`} className={styles.strokes} />
          <path className={styles.zoneEdge} d={`M${x + width + 4},${y + 1.5}V${y + height - 1.5}`} />
        </g>
      ))}
    </g>
  );
}

type BandNamesProps = {
  bands: readonly PlacedBand[];
  last: PlacedPoint | undefined;
  /** Inside the band; at its side where it is missing. */
  placeName?: (band: PlacedBand, name: string) => BandName;
};

/** Drawn after the line, so that they can be read also where it leaves them no room. */
export function BandNames({ bands, last, placeName = atItsSide }: BandNamesProps) {
  return bands.map((placed) => {
    const { band } = placed;
    const here = last && !last.partial && last.value >= band.min && last.value <= band.max;
    const name = levelNames[band.name];
    return (
      <g key={band.key} className={bandStyles[band.key]}>
        <text className={classNames(styles.zoneName, here && styles.here)} {...placeName(placed, name)}>
          {name}
        </text>
      </g>
    );
  });
}

const atItsSide = ({ x, y, width, height }: PlacedBand): BandName => ({
  x: x + width + 11,
  y: y + height / 2 + 4,
});
