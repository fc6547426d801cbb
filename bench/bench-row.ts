/** One line of the benchmark's table. `ok` is missing where the figure has no limit. */
export interface BenchRow {
  group: string;
  name: string;
  value: number;
  unit: string;
  /** The same work done by what it is measured beside, in the same unit. */
  peer?: number;
  /** `value` by `peer`, or how many times the peer's the speed is. */
  ratio?: number;
  limit?: number;
  ok?: boolean;
}
