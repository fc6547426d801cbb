/**
 * Whether one who takes these types takes one of ours. Without the header, or with one that cannot be read, everything is
 * taken; a more exact range counts before a wider one (RFC 9110, 12.5.1).
 */
export function isAccepted(header: string | undefined, types: readonly string[]): boolean {
  const ranges = (header ?? '').toLowerCase().split(',').map(readRange);
  const known = ranges.filter((range) => range !== undefined);
  if (known.length === 0) return true;
  return types.some((type) => {
    const fitting = known
      .filter(({ name }) => fits(name, type))
      .toSorted((one, other) => exactness(other) - exactness(one));
    return (fitting[0]?.weight ?? 0) > 0;
  });
}

interface Range {
  name: string;
  weight: number;
}

function readRange(text: string): Range | undefined {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  if (!/^[^\s/]+\/[^\s/]+$/.test(name)) return name === '*' ? { name: '*/*', weight: 1 } : undefined;
  const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
  return { name, weight: weight === undefined || Number.isNaN(Number(weight)) ? 1 : Number(weight) };
}

function fits(range: string, type: string): boolean {
  return range === '*/*' || range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}

const exactness = ({ name }: Range): number => (name === '*/*' ? 0 : name.endsWith('/*') ? 1 : 2);
