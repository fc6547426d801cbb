/** Numbers that look random and are the same for the same seed: the demo is reproducible. Not for secrets. */
export interface Random {
  /** 0 to 1, 1 excluded. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** Normally distributed around 0 with deviation 1. */
  normal(): number;
  isBelow(share: number): boolean;
  pick<T>(options: readonly T[]): T;
}

/** One independent stream per seed and stream number (sfc32, 128 bits of state: a smaller one would repeat people). */
export function makeRandom(seed: number, stream: number): Random {
  let [a, b, c, counter] = [seed | 0, stream | 0, 0x9e3779b9 | 0, 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let round = 0; round < 15; round += 1) next();
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    isBelow: (share) => next() < share,
    pick: (options) => {
      const picked = options[whole(0, options.length - 1)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
  };
}

/** An id of the usual form, from the same stream. */
export function randomUuid({ whole }: Random): string {
  const hex = Array.from({ length: 32 }, (_, place) =>
    place === 12 ? '4' : (place === 16 ? whole(8, 11) : whole(0, 15)).toString(16),
  ).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
