import { describeFault } from '../http/fault-description.ts';
import type { Log } from '../log/log.ts';

/** Ends one thing. When `hurry` is aborted it drops what it was still waiting for. */
type Ending = (hurry: AbortSignal) => Promise<void>;

export interface Shutdown {
  add(name: string, end: Ending): void;
  /** Like `add`, for what must have ended before the process does, however much of a hurry there is. */
  addLasting(name: string, end: Ending): void;
  /** Ends everything, what was added last first; a fault of one does not keep the others. */
  run(hurry: AbortSignal): Promise<void>;
}

/** Milliseconds that one thing gets to end by itself once there is a hurry. */
const hurryMs = 1000;

export function createShutdown(log: Log): Shutdown {
  const endings: { name: string; end: Ending; isLasting: boolean }[] = [];
  return {
    add: (name, end) => void endings.unshift({ name, end, isLasting: false }),
    addLasting: (name, end) => void endings.unshift({ name, end, isLasting: true }),
    run: async (hurry) => {
      for (const { name, end, isLasting } of endings.splice(0)) {
        const ended = end(hurry).catch((error: unknown) =>
          log.error({ event: 'stop_failed', part: name, fault: describeFault(error) }),
        );
        await (isLasting ? ended : Promise.race([ended, shortlyAfter(hurry)]));
      }
    },
  };
}

function shortlyAfter(hurry: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => void setTimeout(resolve, hurryMs).unref();
    if (hurry.aborted) wait();
    else hurry.addEventListener('abort', wait, { once: true });
  });
}
