import { moodFaces } from '../../domain/mood-faces.ts';
import type { MoodFace as Face } from '../../domain/mood-faces.ts';
import { findMood } from '../../domain/moods.ts';
import type { MoodEmoji } from '../../domain/moods.ts';
import { clay, Drawing, ink, sage, sheet } from './drawing.tsx';
import type { DrawingProps } from './drawing.tsx';

const washes: Record<Face['wash'], string> = {
  clay,
  sage,
  sheet,
  ink: 'var(--ink-tint)',
  severe: 'var(--severe-tint)',
};

/** The drawn face of a mood, chosen by the emoji that stands for it. */
export function MoodFace({ emoji, ...props }: DrawingProps & { emoji: MoodEmoji }) {
  const mood = findMood(emoji);
  if (!mood) return null;
  const { wash, eyes, lines, open } = moodFaces[mood.word];
  return (
    <Drawing width={64} height={64} {...props}>
      <circle cx="32" cy="32" r="28" fill={washes[wash]} />
      <g fill={ink} stroke="none">
        {eyes.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="2.75" />
        ))}
      </g>
      <path d={lines} />
      {open !== undefined && <path d={open} fill={sheet} />}
    </Drawing>
  );
}
