/**
 * What broke a rule when the rule came, each with its reason. The lists only get shorter: a fault that is not here fails,
 * and so does an entry that has become untrue.
 */
export interface Exception {
  rule: string;
  fault: string;
  reason: string;
}

function of(rule: string, reason: string, faults: readonly string[]): Exception[] {
  return faults.map((fault) => ({ rule, fault, reason }));
}

export const exceptions: readonly Exception[] = [
  ...of('settings come from one file', 'a program of its own that hands its environment to config.ts', [
    'server/main.ts',
    'server/commands/rotate-key.ts',
    'server/commands/check-counts.ts',
    'server/commands/confirm-clock.ts',
    'server/demo/seed.ts',
  ]),
  ...of('imports go around in no circle', 'types only; the type belongs in a file of its own', [
    'client/features/profile/profile-values.ts, client/features/profile/profile.api.ts',
  ]),
  ...of('files are short', 'longer than 300 lines when that became the limit: to be cut along its parts', [
    'client/features/charts/chart.module.css',
    'server/db/schema.ts',
    'server/db/upgrade.test.ts',
    'server/features/my-record/my-record.test.ts',
    'server/features/push/push-sender.test.ts',
    'domain/reminders/due-between.test.ts',
  ]),
];

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
