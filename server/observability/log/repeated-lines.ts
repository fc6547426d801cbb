import type { LogFn, Logger } from 'pino';

import { isAwayDescribed } from '../../core/fault-description.ts';

/** Milliseconds in which lines of one kind are one line, and another with their number where there were more. */
const gatheredFor = 60_000;

/** What may come with every call, or every turn of a job, while something is wrong. */
const repeatable = [
  'fault',
  'database_away',
  'connection_lost',
  'job_failed',
  'replica_failed',
  'evidence_not_recorded',
  'audit_heads_not_written',
  'traces_not_sent',
  'worker_not_started',
];

/** What is about one mail or device each. Some are said one by one, and from then on it is the same fault of a server. */
const repeatableLater = ['mail_failed', 'mail_refused', 'mail_given_up', 'test_mail_failed', 'push_failed'];

/** How many of these are said in a minute before they are counted. */
const saidAlone = 20;

interface Said {
  event?: unknown;
  job?: unknown;
  status?: unknown;
  code?: unknown;
  fault?: { name?: string; message?: string; code?: string; stack?: readonly string[] };
}

/** A job that failed because the database is away: so do all the others, and it is one fault, however each of them meets it. */
const isJobInVain = ({ event, fault }: Said) => event === 'job_failed' && fault !== undefined && isAwayDescribed(fault);

/** What two lines have in common that say the same; undefined for one that is always said. */
function kindOf(said: unknown): string | undefined {
  if (typeof said !== 'object' || said === null) return undefined;
  const { event, job, status, code, fault } = said as Said;
  // A call that was refused for now: each of thousands, while the database is away.
  if (event === 'call') return status === 503 ? 'call 503' : undefined;
  if (typeof event !== 'string') return undefined;
  if (repeatableLater.includes(event)) return JSON.stringify([event, code ?? fault?.code ?? fault?.name]);
  if (!repeatable.includes(event)) return undefined;
  if (isJobInVain(said)) return 'jobs in vain';
  const place = event === 'fault' ? fault?.stack?.[0] : undefined;
  return JSON.stringify([event, job, code ?? fault?.code ?? fault?.name, place]);
}

type Hook = (this: Logger, words: Parameters<LogFn>, write: LogFn) => void;

/** For `hooks.logMethod` of pino: what is said over and over is said once a minute, with the number of times. */
export function limitRepeatedLines(): Hook {
  /** Lines of each kind in this minute: those that were written, and those that were only counted. */
  const minutes = new Map<string, { said: number; more: number; jobs: Set<unknown> }>();
  return function gather(words, write) {
    const kind = kindOf(words[0]);
    if (kind === undefined) return write.apply(this, words);
    const minute = minutes.get(kind);
    if (minute) {
      minute.jobs.add((words[0] as Said).job);
      if (minute.said >= mostOf(words[0])) return void (minute.more += 1);
      minute.said += 1;
      return write.apply(this, words);
    }
    const counted = { said: 1, more: 0, jobs: new Set([(words[0] as Said).job]) };
    minutes.set(kind, counted);
    write.apply(this, words);
    const tellRest = () => {
      const { more } = counted;
      if (more === 0) return void minutes.delete(kind);
      counted.more = 0;
      counted.said = Infinity;
      // It stands for all of them: whose mail it was is no matter any more.
      const ofJobs = isJobInVain(words[0] as Said) && { job: undefined, jobs: counted.jobs.size };
      const said = { ...(words[0] as object), user: undefined, ...ofJobs, more };
      write.apply(this, [said, `and ${more} more in the last minute`]);
      counted.jobs.clear();
      setTimeout(tellRest, gatheredFor).unref();
    };
    setTimeout(tellRest, gatheredFor).unref();
  };
}

function mostOf(said: unknown): number {
  const event = (said as Said).event;
  return typeof event === 'string' && repeatableLater.includes(event) ? saidAlone : 1;
}
