import type { ReactNode } from 'react';
import type { MoodEmoji } from '../../domain/moods.ts';
import { clay, Drawing, ink, sage, sheet } from './drawing.tsx';
import type { DrawingProps } from './drawing.tsx';

const dots = (
  <g fill={ink} stroke="none">
    <circle cx="23" cy="28" r="2.75" />
    <circle cx="41" cy="28" r="2.75" />
  </g>
);

const faces: Record<MoodEmoji, { wash: string; features: ReactNode }> = {
  '😄': {
    wash: clay,
    features: (
      <>
        <path d="M18.5 28c1.5-4 7-4 8.5 0M37 28c1.5-4 7-4 8.5 0" />
        <path d="M18.5 36.5h27c0 8-5.5 13-13.5 13s-13.5-5-13.5-13z" fill={sheet} />
      </>
    ),
  },
  '🙂': {
    wash: sage,
    features: (
      <>
        {dots}
        <path d="M21.5 39.5c4.5 6 16.5 6 21 0" />
      </>
    ),
  },
  '😐': {
    wash: sheet,
    features: (
      <>
        {dots}
        <path d="M23 42h18" />
      </>
    ),
  },
  '😔': {
    wash: 'var(--ink-tint)',
    features: (
      <>
        <path d="M18.5 29c1.5 3 7 3 8.5 0M37 29c1.5 3 7 3 8.5 0" />
        <path d="M17.5 22.5l7-3M46.5 22.5l-7-3" />
        <path d="M24 45.5c3-4.5 13-4.5 16 0" />
      </>
    ),
  },
  '😡': {
    wash: 'var(--severe-tint)',
    features: (
      <>
        <path d="M17 20.5l9.5 5M47 20.5l-9.5 5" />
        <g fill={ink} stroke="none">
          <circle cx="23.5" cy="30.5" r="2.75" />
          <circle cx="40.5" cy="30.5" r="2.75" />
        </g>
        <path d="M21.5 45l4.5-4 6 4 6-4 4.5 4" />
      </>
    ),
  },
};

/** The drawn face of a mood, chosen by the emoji that stands for it. */
export function MoodFace({ emoji, ...props }: DrawingProps & { emoji: MoodEmoji }) {
  const face = faces[emoji];
  return (
    <Drawing width={64} height={64} {...props}>
      <circle cx="32" cy="32" r="28" fill={face.wash} />
      {face.features}
    </Drawing>
  );
}
