import { clay, Drawing, ink, sage, Wash } from './drawing.tsx';
import type { DrawingProps } from './drawing.tsx';

/** The boat in choppy water: it heels, and it floats. In a file of its own, because every first load brings it. */
export function RoughWaterDrawing(props: DrawingProps) {
  return (
    <Drawing width={160} height={96} {...props}>
      <g transform="rotate(-9 80 62)">
        <Wash fill={clay} d="M86 14c17 6 24 18 21 34H86z" />
        <path d="M80 12v38M80 24c-10 4-15 12-16 24h16" />
        <Wash fill={ink} d="M50 55h60c-2 11-12 17-26 17h-8c-14 0-24-6-26-17z" />
      </g>
      <Wash fill={sage} d="M8 74c12-9 24-9 36 0s24 9 36 0 24-9 36 0 24 9 36 0v22H8z" />
      <path d="M8 74c12-9 24-9 36 0s24 9 36 0 24-9 36 0 24 9 36 0M30 88c8-5 14-5 22 0M104 88c8-5 14-5 22 0" />
    </Drawing>
  );
}
