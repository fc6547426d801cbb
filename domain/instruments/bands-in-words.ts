import type { Instrument } from './instrument-shape.ts';
import { instruments, instrumentTypes } from './instrument.ts';

/** 'GAD-7: Minimal from 0, Mild from 5 ...': what sums by severity depend on. Another text, other sums. */
export function bandsInWords(of: readonly Pick<Instrument, 'type' | 'bands'>[]): string {
  return of
    .map(({ type, bands }) => `${type}: ${bands.map(({ countsAs, min }) => `${countsAs} from ${min}`).join(', ')}`)
    .join('; ');
}

export const todaysBands = bandsInWords(instrumentTypes.map((type) => instruments[type]));
