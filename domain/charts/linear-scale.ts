type Ends = readonly [number, number];

/** Where a value between the ends of `domain` comes to lie between the ends of `range`; those of an empty domain lie in its middle. */
export function linearScale([least, most]: Ends, [start, end]: Ends): (value: number) => number {
  return (value) => {
    const share = least === most ? 0.5 : (value - least) / (most - least);
    return start * (1 - share) + end * share;
  };
}
