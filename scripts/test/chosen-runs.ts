interface Run {
  files: string[];
  isJourney: boolean;
  isLong: boolean;
}

/** What files need a run of their own: another tool for journeys, and the long form for those that have no other. */
export function runsOf(files: readonly string[], allLong: boolean): Run[] {
  const runs: Run[] = [];
  for (const isJourney of [false, true])
    for (const isLong of [false, true])
      runs.push({
        files: files.filter(
          (path) => path.endsWith('.spec.ts') === isJourney && (allLong || path.includes('.long.')) === isLong,
        ),
        isJourney,
        isLong,
      });
  return runs.filter((run) => run.files.length > 0);
}
