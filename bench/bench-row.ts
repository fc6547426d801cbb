/** One line of the benchmark's table. `ok` is missing where the figure has no limit. */
export interface BenchRow {
  group: string;
  name: string;
  value: number;
  unit: string;
  limit?: number;
  ok?: boolean;
}
