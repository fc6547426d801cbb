import { randomInt } from 'node:crypto';

/** `npm run test:long` asks for it: more rounds, the waits of the program itself, and the files named `*.long.*`. */
export const isLong = process.env['TEST_LONG'] === '1';

/**
 * How often a test of drawn cases draws, and from which seed. PROPERTY_SEED and PROPERTY_RUNS repeat what a run has printed;
 * `PROPERTY_SEED=random` looks for new cases.
 */
export function drawnRuns({ short, long, seed }: { short: number; long: number; seed: number }) {
  const wanted = process.env['PROPERTY_SEED'] ?? String(seed);
  return {
    runs: Number(process.env['PROPERTY_RUNS'] ?? (isLong ? long : short)),
    seed: wanted === 'random' ? randomInt(2 ** 31) : Number(wanted),
  };
}
