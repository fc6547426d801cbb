import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import AggregatorRegistry from 'prom-client/lib/cluster.js';
import { registry } from './registry.ts';

/** Milliseconds after which a worker that does not answer is left out. */
const answerTimeoutMs = 1500;

type Figures = Awaited<ReturnType<typeof registry.getMetricsAsJSON>>;

/** Between the workers and the process above them, beside their orders and reports. */
type Message =
  | { figures: 'tell'; id: number }
  | { figures: 'told'; id: number; of: Figures }
  | { figures: 'gather'; id: number }
  | { figures: 'gathered'; id: number; text: string };

const isOurs = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'figures' in message;

let lastId = 0;
const waiting = new Map<number, (answer: Message | undefined) => void>();

/** Undefined where no answer comes. */
function ask(send: (message: Message) => void, question: 'tell' | 'gather'): Promise<Message | undefined> {
  const id = (lastId += 1);
  return new Promise((resolve) => {
    const settle = (answer: Message | undefined) => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve(answer);
    };
    const timer = setTimeout(() => settle(undefined), answerTimeoutMs);
    waiting.set(id, settle);
    send({ figures: question, id });
  });
}

/** What a process that has ended leaves: all that it counted, and nothing of what it was. Its types call the word a number. */
const countedOnly = (figures: Figures) => figures.filter(({ type }) => String(type) !== 'gauge');

/** The figures of all processes behind this port, as text; undefined where the process above does not answer. */
export async function gatherMetrics(): Promise<string | undefined> {
  if (!cluster.isWorker) return registry.metrics();
  const answer = await ask((message) => process.send?.(message), 'gather');
  return answer?.figures === 'gathered' ? answer.text : undefined;
}

/** In a worker: tells its figures when it is asked for them. */
export function tellFigures(): void {
  process.on('message', (message: unknown) => {
    if (!isOurs(message)) return;
    const { id } = message;
    if (message.figures === 'gathered') waiting.get(id)?.(message);
    if (message.figures === 'tell')
      void registry.getMetricsAsJSON().then((of) => process.send?.({ figures: 'told', id, of } satisfies Message));
  });
}

/** In the process above the workers. Returns what gathers the figures of all of them. */
export function gatherFromWorkers(): () => Promise<string> {
  /** What workers that have ended had counted when they were last asked: totals never go back. */
  let ended: Promise<Figures> = Promise.resolve([]);
  const last = new Map<number, Figures>();

  const send = (worker: Worker, message: Message) => {
    if (worker.isConnected()) worker.send(message, () => undefined);
  };

  async function tellOf(worker: Worker): Promise<Figures> {
    const answer = await ask((message) => send(worker, message), 'tell');
    if (answer?.figures !== 'told') return countedOnly(last.get(worker.id) ?? []);
    last.set(worker.id, answer.of);
    return answer.of;
  }

  async function gather(): Promise<string> {
    const living = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    // As it is now: who ends meanwhile has told, and would be counted twice.
    const before = ended;
    const told = await Promise.all(living.map(tellOf));
    return AggregatorRegistry.aggregate([...told, await before]).metrics();
  }

  cluster.on('exit', ({ id }) => {
    const left = countedOnly(last.get(id) ?? []);
    ended = ended.then((before) => AggregatorRegistry.aggregate([before, left]).getMetricsAsJSON());
    last.delete(id);
  });
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isOurs(message)) return;
    const { id } = message;
    if (message.figures === 'told') waiting.get(id)?.(message);
    if (message.figures === 'gather') void gather().then((text) => send(worker, { figures: 'gathered', id, text }));
  });
  return gather;
}
