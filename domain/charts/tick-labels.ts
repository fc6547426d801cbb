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

type Candidate = { x: number; label: () => string };

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
  return (text) => text.length * fontSize * 0.58;
}

/**
 * Chooses labels that never touch and never repeat: the last one first, then the first, then those nearest to even
 * steps between them. The candidates come in order of x.
 */
export function chooseLabels(candidates: readonly Candidate[], space: LabelSpace): TickLabel[] {
  const last = candidates.at(-1);
  if (!last) return [];
  const chosen = [place(last, space)];
  const room = Math.floor((space.right - space.left) / ((chosen[0]?.width ?? 0) + space.gap));
  for (const candidate of [candidates[0], ...evenly(candidates, room)]) {
    if (!candidate) continue;
    const label = place(candidate, space);
    if (chosen.every((other) => apart(label, other, space.gap) && label.text !== other.text)) chosen.push(label);
  }
  return chosen.sort((a, b) => a.x - b.x);
}

function evenly(candidates: readonly Candidate[], room: number): Candidate[] {
  const first = candidates[0]?.x ?? 0;
  const step = ((candidates.at(-1)?.x ?? 0) - first) / Math.max(1, room - 1);
  return Array.from({ length: Math.max(0, room - 2) }, (_, index) => first + step * (index + 1)).flatMap((wanted) =>
    nearest(candidates, wanted),
  );
}

function nearest(candidates: readonly Candidate[], x: number): Candidate[] {
  let best: Candidate | undefined;
  for (const candidate of candidates) {
    if (!best || Math.abs(candidate.x - x) < Math.abs(best.x - x)) best = candidate;
  }
  return best ? [best] : [];
}

function place(candidate: Candidate, { left, right, measure }: LabelSpace): TickLabel {
  const text = candidate.label();
  const width = measure(text);
  const textX = round(clamp(candidate.x, left + width / 2, Math.max(left + width / 2, right - width / 2)));
  return { x: candidate.x, textX, text, width };
}

function apart(a: TickLabel, b: TickLabel, gap: number): boolean {
  return Math.abs(a.textX - b.textX) >= (a.width + b.width) / 2 + gap;
}
