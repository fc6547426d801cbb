/** How long and how large a run is. */
export interface BenchSettings {
  isQuick: boolean;
  /** Everything is made below this folder, and removed at the end. */
  folder: string;
  /** Records of the sizes that are compared, the smallest first. */
  sizes: readonly number[];
  /** Seconds of each slice of load; server and peer take turns. */
  sliceSeconds: number;
  turns: number;
  /** Employees of the organisation that everything but the sizes is measured with. */
  employees: number;
  say: (line: string) => void;
}

export function settingsFor({ isQuick, folder }: Pick<BenchSettings, 'isQuick' | 'folder'>): BenchSettings {
  return {
    isQuick,
    folder,
    sizes: isQuick ? [10_000, 100_000] : [10_000, 1_000_000, 10_000_000],
    sliceSeconds: isQuick ? 0.5 : 2,
    turns: isQuick ? 1 : 3,
    employees: isQuick ? 1000 : 10_000,
    say: (line) => void process.stdout.write(`${line}\n`),
  };
}
