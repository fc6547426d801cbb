import type { BandKey } from '../../../domain/instruments/instrument.ts';
import { fourBands } from '../../../domain/instruments/scoring.ts';
import type { FourBand } from '../../../domain/instruments/scoring.ts';
import { statisticsMessages } from '../../../domain/messages/en/statistics.ts';
import type { PieItem } from '../charts/pie-chart.tsx';
import type { BandCount } from './statistics.api.ts';

const keys: Record<FourBand, BandKey> = { Minimal: 'minimal', Mild: 'mild', Moderate: 'moderate', Severe: 'severe' };
const [gad7Name, phq9Name] = statisticsMessages.severity.parts;

/** The four bands in their order, with 0 where the answer leaves one out; both questionnaires where it tells them apart. */
export function severityItems(counts: readonly BandCount[]): PieItem[] {
  return fourBands.map((name) => {
    const { value = 0, gad7, phq9 } = counts.find((band) => band.name === name) ?? {};
    const isSplit = gad7 !== undefined && phq9 !== undefined;
    const parts = isSplit
      ? [
          { name: gad7Name, value: gad7 },
          { name: phq9Name, value: phq9 },
        ]
      : [];
    return { name, value, band: keys[name], parts };
  });
}
