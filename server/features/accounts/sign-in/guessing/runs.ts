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

/** The paths on which one sign follows another, each way for itself. */
const pathsOfStep = new Map<string, number[]>();
for (const [at, path] of [...paths, ...paths.map((one) => Array.from(one).toReversed().join(''))].entries())
  for (let place = 1; place < path.length; place += 1) {
    const step = path.slice(place - 1, place + 1);
    pathsOfStep.set(step, [...(pathsOfStep.get(step) ?? []), at]);
  }

/** Signs in a row from which on it is a run, and where others stand in between. */
const [shortest, shortestApart] = [4, 5];

/** The places of `signs` that are part of a run: `aaaa`, `4567`, `qwer`, also with others in between as in `q1w2e3r4t5`. */
export function placesInRuns(signs: readonly string[]): ReadonlySet<number> {
  const all = signs.map((_, place) => place);
  const isAt = (place: number) => isLetter(signs[place] ?? '');
  const found = new Set<number>();
  const find = (places: readonly number[], least: number) => {
    for (const run of runsOf(signs, places)) if (run.length >= least) for (const place of run) found.add(place);
  };
  find(all, shortest);
  const letters = all.filter(isAt);
  if (letters.length === all.length) return found;
  find(letters, shortestApart);
  find(
    all.filter((place) => !isAt(place)),
    shortestApart,
  );
  return found;
}

function runsOf(signs: readonly string[], places: readonly number[]): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  let before = '';
  /** Those that the run may be on; undefined where it has not left its first sign. */
  let along: readonly number[] | undefined;
  for (const place of places) {
    const sign = signs[place] ?? '';
    const step = pathsOfStep.get(before + sign) ?? [];
    const next: readonly number[] = along?.filter((path) => step.includes(path)) ?? step;
    if (run.length > 0 && sign === before) run.push(place);
    else if (run.length > 0 && next.length > 0) {
      run.push(place);
      along = next;
    } else {
      run = [place];
      runs.push(run);
      along = undefined;
    }
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
