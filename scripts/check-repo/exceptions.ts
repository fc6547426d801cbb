/**
 * What broke a rule when the rule came, each with its reason. The lists only get shorter: a fault that is not here fails,
 * and so does an entry that has become untrue.
 */
export interface Exception {
  rule: string;
  fault: string;
  reason: string;
}

export const exceptions: readonly Exception[] = [];

/** Returns the faults of a rule that are not excused, and the excuses that nothing needs any more. */
export function withoutExceptions(rule: string, faults: readonly string[], known = exceptions): string[] {
  const excused = known.filter((one) => one.rule === rule).map((one) => one.fault);
  return [
    ...faults.filter((fault) => !excused.includes(fault)),
    ...excused
      .filter((fault) => !faults.includes(fault))
      .map((fault) => `${fault}: keeps the rule now, so take it off the list in scripts/check-repo/exceptions.ts`),
  ];
}
