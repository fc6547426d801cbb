import type { Scene } from './scene.ts';

type Act = (scene: Scene) => unknown;

/** One statement of the specification, in our words, and what shows that it holds or where README says that it does not. */
export type Statement = { says: string } & ({ check: Act } | { row: string });

export interface Section {
  /** Its number and heading in the specification. */
  heading: string;
  /** Done once before its statements, such as opening their screen. */
  open?: Act;
  statements: readonly Statement[];
}

/** It holds: the check fails where it does not. */
export const says = (text: string, check: Act): Statement => ({ says: text, check });

/** It is departed from: README has a row that begins like this. */
export const departs = (text: string, row: string): Statement => ({ says: text, row });
