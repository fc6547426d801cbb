import type { Environment } from './environment.ts';
import type { SettingsFile } from './settings-file.ts';

/** A name that is no setting, and the setting that was meant, where one is near. */
export interface UnknownName {
  name: string;
  meant: string | undefined;
}

/** What else may stand in a file of settings: Node, the system and libraries read these. */
const ofOthers = /^(?:NODE_|UV_|OTEL_|PG|SSL_CERT_|LC_|EVENKEEL_)|^(?:TZ|TMPDIR|LANG|PATH|HOME)$|_proxy$/i;

/** How many letters may be wrong: names of few letters are near to too much. */
const mostWrong = (name: string) => (name.length < 8 ? 1 : 2);

/** How many letters have to be added, left out, changed, or swapped with the next to make one word of the other. */
export function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const at = (up: number, left: number) => (up === 0 ? row : rows[i - up])?.[j - left] ?? Infinity;
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (isSame ? 0 : 1), isSwapped ? at(2, 2) + 1 : Infinity));
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? Infinity;
}

/** The setting meant by a name that is off by a letter or two, or in small letters. The first letter is never the wrong one. */
function meantBy(name: string, known: ReadonlySet<string>): string | undefined {
  const upper = name.toUpperCase().replaceAll('-', '_');
  const near = [...known]
    .filter((setting) => setting[0] === upper[0])
    .map((setting) => ({ setting, wrong: distance(upper, setting) }))
    .filter(({ setting, wrong }) => wrong <= mostWrong(setting))
    .toSorted((one, other) => one.wrong - other.wrong);
  return near[0]?.setting;
}

/**
 * Names that someone has set to no effect: in the environment, which is full of names of others, only those that are nearly
 * a setting; in the file of settings every one that is none.
 */
export function findUnknownNames(
  known: ReadonlySet<string>,
  environment: Environment,
  file: SettingsFile | undefined,
): UnknownName[] {
  const inFile = new Set(Object.keys(file?.values ?? {}));
  return Object.keys(environment)
    .filter((name) => !known.has(name))
    .map((name) => ({ name, meant: meantBy(name, known) }))
    .filter(({ name, meant }) => meant !== undefined || (inFile.has(name) && !ofOthers.test(name)))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
