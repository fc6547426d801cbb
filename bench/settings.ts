/** How long and how large a run is. */
export interface BenchSettings {
  isQuick: boolean;
  /** Everything is made below this folder, and removed at the end. */
  folder: string;
  /** Records that the statistics are asked of, and how many more of the last hour. */
  records: number;
  recent: number;
  /** Seconds of each slice of load; server and peers take turns. */
  sliceSeconds: number;
  turns: number;
  /** Employees of the organisation that everything but the statistics is measured with. */
  employees: number;
  say: (line: string) => void;
}

export function settingsFor({ isQuick, folder }: Pick<BenchSettings, 'isQuick' | 'folder'>): BenchSettings {
  return {
    isQuick,
    folder,
    records: isQuick ? 100_000 : 10_000_000,
    recent: isQuick ? 4000 : 400_000,
    sliceSeconds: isQuick ? 0.5 : 2,
    turns: isQuick ? 1 : 3,
    employees: isQuick ? 1000 : 10_000,
    say: (line) => void process.stdout.write(`${line}\n`),
  };
}
