import { readAcceptHeader } from './accept-header.ts';
import type { Accepted } from './accept-header.ts';

/**
 * Whether one who takes these types takes one of ours. Without the header, or with one that cannot be read, everything is
 * taken; a more exact range counts before a wider one (RFC 9110, 12.5.1).
 */
export function isAccepted(header: string | undefined, types: readonly string[]): boolean {
  const known = readAcceptHeader(header).filter(({ name, weight }) => isRange.test(name) && !Number.isNaN(weight));
  if (known.length === 0) return true;
  return types.some((type) => {
    const fitting = known
      .filter(({ name }) => fits(name, type))
      .toSorted((one, other) => exactness(other) - exactness(one));
    return (fitting[0]?.weight ?? 0) > 0;
  });
}

/** Some programs write `*` for everything. */
const isRange = /^(?:\*|[^\s/]+\/[^\s/]+)$/;

const isEverything = (range: string): boolean => range === '*/*' || range === '*';

function fits(range: string, type: string): boolean {
  return isEverything(range) || range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}

const exactness = ({ name }: Accepted): number => (isEverything(name) ? 0 : name.endsWith('/*') ? 1 : 2);
