import { setTimeout as wait } from 'node:timers/promises';
import { describeFault } from '../core/fault-description.ts';
import type { Log } from '../observability/log/log.ts';
import { untilAborted } from '../core/shutdown-phases.ts';
import type { ShutdownPhases } from '../core/shutdown-phases.ts';

/** Ends one thing. When the phases is in a hurry it drops what it was still waiting for. */
type Ending = (phases: ShutdownPhases) => Promise<void>;

export interface Shutdown {
  add(name: string, end: Ending): void;
  /** Like `add`, for what must have ended before the process does, however much of a hurry there is. */
  addLasting(name: string, end: Ending): void;
  /** Ends everything, what was added last first; a fault of one does not keep the others. */
  run(phases: ShutdownPhases): Promise<void>;
}

/** Milliseconds that all things together get to end by themselves once there is a hurry. */
const hurryMs = 600;

export function createShutdown(log: Log): Shutdown {
  const endings: { name: string; end: Ending; isLasting: boolean }[] = [];
  return {
    add: (name, end) => void endings.unshift({ name, end, isLasting: false }),
    addLasting: (name, end) => void endings.unshift({ name, end, isLasting: true }),
    run: async (phases) => {
      const late = untilAborted(phases.hurry).then(() => wait(hurryMs, 'late' as const, { ref: false }));
      for (const { name, end, isLasting } of endings.splice(0)) {
        const ended = end(phases).catch((error: unknown) =>
          log.error({ event: 'stop_failed', part: name, fault: describeFault(error) }),
        );
        if (isLasting) await ended;
        else if ((await Promise.race([ended, late])) === 'late') log.warn({ event: 'stop_cut', part: name });
      }
    },
  };
}
