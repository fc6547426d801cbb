import type { ReactNode } from 'react';

/** The three inks and the sheet that every drawing is printed with; they follow the colour scheme. */
export const ink = 'var(--draw-line)';
export const sage = 'var(--draw-sage)';
export const clay = 'var(--draw-clay)';
export const sheet = 'var(--draw-paper)';

export type DrawingProps = { className?: string };

/** The paper of one drawing, which is decoration: round line ends, one weight, washes without an outline under the lines. */
export function Drawing({
  className,
  width,
  height,
  weight = 3,
  children,
}: DrawingProps & { width: number; height: number; weight?: number; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      fill="none"
      stroke={ink}
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A flat area of colour. */
export function Wash({ d, fill }: { d: string; fill: string }) {
  return <path d={d} fill={fill} stroke="none" />;
}
