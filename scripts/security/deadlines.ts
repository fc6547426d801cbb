/** Days within which a package with a known weakness is replaced, from when it was first known here. docs/dependencies.md says them. */
export const daysToMend = { critical: 7, high: 30, moderate: 90, low: 90, info: 90 } as const;

export type Severity = keyof typeof daysToMend;

/** Days after which the list of known weaknesses is too old to tell anything. */
export const listIsFreshFor = 30;

export interface Advisory {
  package: string;
  version: string;
  severity: Severity;
  title: string;
  url: string;
  /** The day on which the registry first named it here. */
  known_since: string;
}

export interface AdvisoryList {
  /** The last time that the registry has answered; null where it never has. */
  asked_at: string | null;
  advisories: Advisory[];
}

const dayMs = 86_400_000;

const daysBetween = (from: string, to: Date) => (to.getTime() - new Date(from).getTime()) / dayMs;

/** What is wrong on a day: packages that should have been replaced by then, and a list that is too old. */
export function overdue(list: AdvisoryList, installed: ReadonlySet<string>, now: Date): string[] {
  const late = list.advisories
    .filter((one) => installed.has(`${one.package}@${one.version}`))
    .filter((one) => daysBetween(one.known_since, now) > daysToMend[one.severity])
    .map(
      (one) =>
        `${one.package} ${one.version}: ${one.title} (${one.severity}), known since ${one.known_since}: ${one.url}`,
    );
  return [...late, ...tooOld(list, now)];
}

function tooOld({ asked_at }: AdvisoryList, now: Date): string[] {
  if (asked_at === null)
    return ['the registry has never been asked for known weaknesses: npm run advisories, where it can be reached'];
  const days = Math.floor(daysBetween(asked_at, now));
  return days > listIsFreshFor
    ? [`the registry was last asked for known weaknesses ${days} days ago: npm run advisories`]
    : [];
}

interface Lock {
  packages: Record<string, { version?: string }>;
}

/** Every package of the lock file as `name@version`. */
export function installedBy({ packages }: Lock): Set<string> {
  return new Set(
    Object.entries(packages)
      .filter(([path]) => path !== '')
      .map(
        ([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
      ),
  );
}
