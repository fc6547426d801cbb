import type { BandKey, FourBand } from '../../../domain/instruments/instrument-shape.ts';
import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import { levelNames } from '#messages/instruments.ts';
import { protectionMessages } from '#messages/statistics.ts';
import { fourBands } from '../../../domain/instruments/scoring.ts';
import { bandText, halves } from '../../../domain/statistics/figure-names.ts';
import type { PieItem } from '../../charts/pie-chart.tsx';
import type { BandCount } from './statistics.api.ts';

const keys: Record<FourBand | (typeof halves)[number], BandKey> = {
  Minimal: 'minimal',
  Mild: 'mild',
  Moderate: 'moderate',
  Severe: 'severe',
  'Minimal or mild': 'minimal',
  'Moderate or severe': 'moderate',
};

/**
 * The four bands in their order, with 0 where the answer leaves one out, or the two halves where it has these; the
 * questionnaires where it tells them apart.
 */
export function severityItems(counts: readonly BandCount[]): PieItem[] {
  const isHalved = counts.some(({ name }) => halves.some((half) => half === name));
  // The specification names no band, and has four: others are shown as they came.
  if (!isHalved && counts.some(({ name }) => !fourBands.some((band) => band === name))) return asTheyCame(counts);
  return (isHalved ? halves : fourBands).map((name) => {
    const { value = 0, ...counted }: Partial<BandCount> = counts.find((band) => band.name === name) ?? {};
    const parts = instrumentTypes.flatMap((type) => {
      const part = counted[instruments[type].wire.key];
      return part === undefined ? [] : [{ name: type, value: part }];
    });
    return {
      name: bandText(name, levelNames, protectionMessages.halves),
      value,
      band: keys[name],
      parts: parts.length === instrumentTypes.length ? parts : [],
    };
  });
}

function asTheyCame(counts: readonly BandCount[]): PieItem[] {
  return fourBands.flatMap((band, place) => {
    const count = counts[place];
    return count ? [{ name: count.name, value: count.value, band: keys[band], parts: [] }] : [];
  });
}
