import { clay, Drawing, sage, sheet, Wash } from './drawing.tsx';
import type { DrawingProps } from './drawing.tsx';

/** A glass of water with a slice in it. */
export function WaterDrawing(props: DrawingProps) {
  return (
    <Drawing width={120} height={96} {...props}>
      <Wash fill={sage} d="M20 84c-8-22 6-52 30-58 26-6 52 10 52 34 0 12-6 20-12 24z" />
      <path d="M40 22h40l-5 58a4 4 0 01-4 4H49a4 4 0 01-4-4z" fill={sheet} />
      <Wash fill="var(--ink-tint)" d="M42.500 44c6-4 12 4 18 0s12 3 17 0l-3 36a3 3 0 01-3 3H49a3 3 0 01-3-3z" />
      <path d="M42 44c6-4 12 4 18 0s12 3 18 0" />
      <path d="M74 34a13 13 0 1016-16z" fill={clay} />
      <path d="M77 31l7 7M82 26l8 7" />
      <path d="M52 60v10M16 84h88" />
    </Drawing>
  );
}

/** Head and shoulders, upright, with room above. */
export function PostureReminderDrawing(props: DrawingProps) {
  return (
    <Drawing width={120} height={96} {...props}>
      <Wash fill={sage} d="M16 84c-6-24 8-54 36-60 28-5 52 12 52 36 0 12-4 19-8 24z" />
      <path d="M28 84c2-20 12-26 32-28 20 2 30 8 32 28" fill={clay} />
      <path d="M53 46v9c3 4 11 4 14 0v-9" fill={sheet} />
      <circle cx="60" cy="34" r="16" fill={sheet} />
      <path d="M55 41c3 3 7 3 10 0" />
      <path d="M20 56v-20M16 41l4-6 4 6M100 56v-20M96 41l4-6 4 6M16 84h88" />
    </Drawing>
  );
}
