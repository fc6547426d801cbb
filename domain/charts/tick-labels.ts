import { clamp, round } from './plot-area.ts';

/** How wide a label comes out, in the units of the chart. */
export type MeasureText = (text: string) => number;

export type TickLabel = {
  /** Where the tick stands on the axis. */
  x: number;
  /** The middle of its text, which is moved inwards at the ends of the chart. */
  textX: number;
  text: string;
  width: number;
};

export type Candidate = { x: number; label: () => string };

type LabelSpace = {
  /** The texts stay between these two. */
  left: number;
  right: number;
  measure: MeasureText;
  /** Smallest distance between two texts. */
  gap: number;
};

/** Wider than nearly every humanist sans, so that a guess errs towards fewer labels. */
export function guessTextWidth(fontSize: number): MeasureText {
  return (text) => text.length * fontSize * 0.54;
}

/**
 * The first of several choices whose texts never touch and never repeat; the choices come with the closest labels first, and
 * the candidates of each in order of x.
 */
export function firstWithRoom(choices: Iterable<readonly Candidate[]>, space: LabelSpace): TickLabel[] {
  const most = Math.floor((space.right - space.left) / space.gap);
  for (const candidates of choices) {
    if (candidates.length > most) continue;
    const labels = candidates.map((candidate) => place(candidate, space));
    const isApart = labels.every((label, index) => {
      const before = labels[index - 1];
      return !before || label.textX - before.textX >= (label.width + before.width) / 2 + space.gap;
    });
    if (isApart && new Set(labels.map(({ text }) => text)).size === labels.length) return labels;
  }
  return [];
}

/** Each, or each so many from the last backwards; in the end the last alone. */
export function* everyNth(candidates: readonly Candidate[], steps: readonly number[]): Generator<Candidate[]> {
  const last = candidates.length - 1;
  for (const step of steps) {
    if (step > last && step > 1) break;
    yield candidates.filter((_, index) => (last - index) % step === 0);
  }
  yield candidates.slice(-1);
}

function place(candidate: Candidate, { left, right, measure }: LabelSpace): TickLabel {
  const text = candidate.label();
  const width = measure(text);
  const textX = round(clamp(candidate.x, left + width / 2, Math.max(left + width / 2, right - width / 2)));
  return { x: candidate.x, textX, text, width };
}
