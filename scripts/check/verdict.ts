interface Checked {
  /** The tests that depend on the change. */
  near: readonly string[];
  /** Those for which there was no time. */
  left: readonly string[];
  /** The long tests that depend on it, none of which is run. */
  long: readonly string[];
  /** The journeys that were changed. */
  journeys: readonly string[];
  hasFailed: boolean;
}

const some = (files: readonly string[], most = 5) =>
  `${files.slice(0, most).join(', ')}${files.length > most ? ` and ${files.length - most} more` : ''}`;

/** What the check did not run, and last what can be said of the change. */
export function verdict({ near, left, long, journeys, hasFailed }: Checked): string[] {
  const ran = near.length - left.length;
  const notRun = [
    ...(left.length > 0 ? [`Not run for want of time: ${some(left)}.`] : []),
    ...(long.length > 0 ? [`Not run, because they are long: ${some(long)}. npm run one -- ${long[0]}`] : []),
    journeys.length > 0
      ? `Not run: the journeys. You changed some: npm run one -- ${journeys.join(' ')}`
      : 'Not run: the journeys.',
  ];
  if (hasFailed) return [...notRun, 'Not yet'];
  if (near.length === 0)
    return [
      ...notRun,
      `No ${long.length > 0 ? 'short ' : ''}test depends on the change; types, lint, format and rules hold`,
    ];
  if (ran === 0) return [...notRun, 'No test was run; types, lint, format and rules hold'];
  if (left.length > 0) return [...notRun, `What was run holds: ${ran} of ${near.length} test files`];
  return [...notRun, `Everything holds: ${ran} test files`];
}
