import type { Font, GlyphRun } from 'fontkit';

let isLearning = false;

/**
 * fontkit takes some 50 µs to lay out a word, which is most of the time of a short report. What it makes of the words of a
 * sample is kept for all reports; any other word, such as a name, is laid out each time and never kept.
 */
export function rememberingWords(font: Font): Font {
  const known = new Map<string, GlyphRun>();
  const layout: Font['layout'] = (text, ...rest) => {
    const run = rest.length === 0 || rest[0] === undefined ? known.get(text) : undefined;
    if (run) return copyOf(run);
    const fresh = font.layout(text, ...rest);
    if (isLearning && rest[0] === undefined) known.set(text, copyOf(fresh));
    return fresh;
  };
  return Object.create(font, { layout: { value: layout } }) as Font;
}

/** Keeps every word that is laid out meanwhile. */
export async function learnWords(write: () => Promise<unknown>): Promise<void> {
  isLearning = true;
  try {
    await write();
  } finally {
    isLearning = false;
  }
}

/** Its positions may be changed by the caller. */
function copyOf(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position) => ({ ...position }));
  return Object.assign(Object.create(Object.getPrototypeOf(run) as object) as GlyphRun, run, { positions });
}
