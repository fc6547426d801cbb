import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Each of them, in their order: a record of all fields of a form forgets none. */
export function Controls({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return Object.entries(of).map(([name, control]) => <Fragment key={name}>{control}</Fragment>);
}
