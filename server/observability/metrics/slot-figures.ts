import Counter from 'prom-client/lib/counter.js';
import { gauge, registry } from './registry.ts';

interface Slots {
  atOnce: number;
  running: number;
  waiting: number;
}

const known = new Map<string, () => Slots>();

const refusals = new Counter({
  name: 'evenkeel_slots_refused_total',
  help: 'Heavy work that was refused, because too much of its kind waited.',
  labelNames: ['work'],
  registers: [registry],
});

function slotGauge(name: string, help: string, pick: (slots: Slots) => number): void {
  gauge({ name, help, labels: ['work'] }, () => [...known].map(([work, read]) => [[work], pick(read())]));
}
slotGauge('evenkeel_slots', 'How much heavy work of a kind runs at once at most.', ({ atOnce }) => atOnce);
slotGauge('evenkeel_slots_used', 'How much of it runs now.', ({ running }) => running);
slotGauge('evenkeel_slots_waiting', 'How much of it waits for its turn.', ({ waiting }) => waiting);

/** A later one of the same name takes the place of an earlier one. */
export function watchSlots(work: string, read: () => Slots): { refused(): void } {
  known.set(work, read);
  return { refused: () => refusals.inc({ work }) };
}
