import { isLetter } from './fold.ts';

/** Along these a finger or a child goes, either way. */
const paths = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qwertzuiop',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  '8ik',
  '9ol',
  '!@#$%^&*()',
];

const steps = new Set(
  paths.flatMap((path) =>
    Array.from(path)
      .slice(1)
      .flatMap((sign, at) => [path.charAt(at) + sign, sign + path.charAt(at)]),
  ),
);

/** Signs in a row from which on it is a run. */
const shortest = 4;

/** The places of `signs` that are part of a run: `aaaa`, `4567`, `qwer`, also with others in between as in `q1w2e3r4`. */
export function placesInRuns(signs: readonly string[]): ReadonlySet<number> {
  const all = signs.map((_, place) => place);
  const isAt = (place: number) => isLetter(signs[place] ?? '');
  const found = new Set<number>();
  for (const places of [all, all.filter(isAt), all.filter((place) => !isAt(place))])
    for (const run of runsOf(signs, places)) for (const place of run) found.add(place);
  return found;
}

function runsOf(signs: readonly string[], places: readonly number[]): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  let before: string | undefined;
  for (const place of places) {
    const sign = signs[place] ?? '';
    const goesOn = before !== undefined && (sign === before || steps.has(before + sign));
    run = goesOn ? [...run, place] : [place];
    if (run.length === shortest) runs.push(run);
    if (run.length > shortest) runs[runs.length - 1] = run;
    before = sign;
  }
  return runs;
}

/** What is said again and again, once: `xyxyxyx` is `xy`. */
export function withoutRepeats(signs: readonly string[]): readonly string[] {
  for (let period = 1; period <= signs.length / 2; period += 1)
    if (signs.every((sign, at) => at < period || sign === signs[at - period])) return signs.slice(0, period);
  return signs;
}
