import type { LogFn, Logger } from 'pino';

/** Milliseconds in which lines of one kind are one line, and another with their number where there were more. */
const gatheredFor = 60_000;

/** What may come with every call, or every turn of a job, while something is wrong. */
const repeatable = ['fault', 'database_away', 'connection_lost', 'job_failed', 'replica_failed'];

interface Said {
  event?: unknown;
  job?: unknown;
  status?: unknown;
  code?: unknown;
  fault?: { name?: string; code?: string; stack?: readonly string[] };
}

/** What two lines have in common that say the same; undefined for one that is always said. */
function kindOf(said: unknown): string | undefined {
  if (typeof said !== 'object' || said === null) return undefined;
  const { event, job, status, code, fault } = said as Said;
  // A call that was refused for now: each of thousands, while the database is away.
  if (event === 'call') return status === 503 ? 'call 503' : undefined;
  if (typeof event !== 'string' || !repeatable.includes(event)) return undefined;
  const place = event === 'fault' ? fault?.stack?.[0] : undefined;
  return JSON.stringify([event, job, code ?? fault?.code ?? fault?.name, place]);
}

type Hook = (this: Logger, words: Parameters<LogFn>, write: LogFn) => void;

/** For `hooks.logMethod` of pino: what is said over and over is said once a minute, with the number of times. */
export function limitRepeatedLines(): Hook {
  const counts = new Map<string, number>();
  return function gather(words, write) {
    const kind = kindOf(words[0]);
    const count = kind === undefined ? undefined : counts.get(kind);
    if (kind === undefined) return write.apply(this, words);
    if (count !== undefined) return void counts.set(kind, count + 1);
    write.apply(this, words);
    counts.set(kind, 0);
    const tellRest = () => {
      const more = counts.get(kind) ?? 0;
      if (more === 0) return void counts.delete(kind);
      counts.set(kind, 0);
      write.apply(this, [{ ...(words[0] as object), more }, `${more} more in the last minute`]);
      setTimeout(tellRest, gatheredFor).unref();
    };
    setTimeout(tellRest, gatheredFor).unref();
  };
}
