import Gauge from 'prom-client/lib/gauge.js';
import Registry from 'prom-client/lib/registry.js';

/** Everything that this process counts: each counter and histogram names it in its `registers`. */
export const registry = new Registry();

/** How the figures of several processes become one: added, or the greatest where each says the same of one thing. */
type Across = 'sum' | 'max';

type Labels = readonly string[];
export type Value = number | readonly (readonly [Labels, number])[] | undefined;

export interface Described {
  name: string;
  /** One line that says what it is. */
  help: string;
  labels?: Labels;
  across?: Across;
}

/**
 * What something is at the moment it is asked for; nothing where `read` returns undefined, for what is not known is no zero.
 * A later one of the same name takes its place.
 */
export function gauge(
  { name, help, labels = [], across = 'sum' }: Described,
  read: () => Value | Promise<Value>,
): void {
  registry.removeSingleMetric(name);
  const made = new Gauge({
    name,
    help,
    labelNames: labels,
    aggregator: across,
    registers: [registry],
    collect: async () => {
      const found = await read();
      made.reset();
      // Without labels that leaves a zero.
      if (labels.length === 0) made.remove();
      const rows = typeof found === 'number' ? [[[], found] as const] : (found ?? []);
      for (const [values, value] of rows) made.labels(...values).set(value);
    },
  });
}
