/** What waits for a connection of one pool, in the order of arrival: the pool itself is only asked when one is free. */
export interface ConnectionTurns {
  /** Milliseconds for which a connection is in use at a time, of late. */
  meanMs(): number;
  waiting(): number;
  /** Gives no more turns at once than so many, from now on: connections that are open, and those that may come about together. */
  allow(count: number): void;
  /** Resolves with what gives the turn back. Rejects where it does not come in time. */
  take(): Promise<() => void>;
  /** What has waited longer than this would wait for nothing. */
  refuseOlder(ms: number, refusal: () => Error): void;
}

interface Waiting {
  since: number;
  resolve: (giveBack: () => void) => void;
  reject: (refusal: Error) => void;
  timer: NodeJS.Timeout;
}

/** How much one use changes the mean: the last dozens count. */
const weight = 0.05;

/**
 * A pool gives up who waits for a connection as quickly as who waits for a new one to come about, and both must be quick where
 * the database is away. In a crowd the database answers, and all have their turn: so they wait here.
 */
export function createTurns({ size, queueTimeoutMs }: { size: number; queueTimeoutMs: number }): ConnectionTurns {
  let inUse = 0;
  let allowed = size;
  let mean = 2;
  const queue = new Set<Waiting>();

  function begin(): () => void {
    const begun = performance.now();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      mean += (performance.now() - begun - mean) * weight;
      const [next] = queue;
      if (!next) return void (inUse -= 1);
      leave(next);
      // The turn goes over, so that `inUse` stays as it is.
      next.resolve(begin());
    };
  }

  function leave(one: Waiting): void {
    queue.delete(one);
    clearTimeout(one.timer);
  }

  function refuse(one: Waiting, refusal: Error): void {
    leave(one);
    one.reject(refusal);
  }

  function allow(count: number): void {
    allowed = Math.min(size, count);
    while (inUse < allowed) {
      const [next] = queue;
      if (!next) return;
      leave(next);
      inUse += 1;
      next.resolve(begin());
    }
  }

  return {
    meanMs: () => mean,
    allow,
    waiting: () => queue.size,
    take: async () => {
      if (inUse < allowed) {
        inUse += 1;
        return begin();
      }
      return new Promise((resolve, reject) => {
        const giveUp = () => refuse(one, new Error('timeout exceeded when trying to connect'));
        const one = { since: performance.now(), resolve, reject, timer: setTimeout(giveUp, queueTimeoutMs) };
        queue.add(one);
      });
    },
    refuseOlder: (ms, refusal) => {
      const now = performance.now();
      for (const one of queue) {
        // The first has waited longest.
        if (now - one.since <= ms) return;
        refuse(one, refusal());
      }
    },
  };
}
