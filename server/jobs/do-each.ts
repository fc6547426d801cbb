/** Does it with each of them, whatever fails with others: the first fault is thrown once all have had their turn. */
export async function doEach<T>(all: Iterable<T>, work: (one: T) => unknown): Promise<void> {
  const faults: unknown[] = [];
  for (const one of all)
    try {
      await work(one);
    } catch (fault) {
      faults.push(fault);
    }
  if (faults.length > 0) throw faults[0];
}
