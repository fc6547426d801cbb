import { instrumentTypes } from '../instruments/instrument.ts';

/** What figures about groups are made of. */
export const figureKinds = [...instrumentTypes, 'mood'] as const;

export type FigureKind = (typeof figureKinds)[number];
