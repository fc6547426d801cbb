import { byInstrument, instrumentTypes } from '../instruments/instrument.ts';

/** What figures about groups are made of. */
export const figureKinds = [...instrumentTypes, 'mood'] as const;

export type FigureKind = (typeof figureKinds)[number];

/** One value for each kind. */
export function byFigureKind<Value>(valueOf: (kind: FigureKind) => Value): Record<FigureKind, Value> {
  return { ...byInstrument(valueOf), mood: valueOf('mood') };
}
