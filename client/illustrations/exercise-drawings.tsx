import type { ReactNode } from 'react';
import { clay, Drawing, ink, sage, sheet, Wash } from './drawing.tsx';
import type { DrawingProps } from './drawing.tsx';

type Pose = 'back' | 'shoulders' | 'neck' | 'repeat';

/** Head, hair and shoulders seen from the front. */
function Bust({ tilt = 0 }: { tilt?: number }) {
  return (
    <>
      <path d="M36 146c2-34 16-44 44-46 28 2 42 12 44 46z" fill={sage} />
      <g transform={`rotate(${tilt} 80 96)`}>
        <path d="M70 86v16c4 8 16 8 20 0V86" fill={sheet} />
        <circle cx="80" cy="62" r="26" fill={sheet} />
        <path d="M54 62c-3-40 55-40 52 0-8-4-13-10-15-18-8 9-21 16-37 18z" fill={ink} />
        <path d="M72 74c4 4 12 4 16 0" />
        <path d="M69 65h1M90 65h1" strokeWidth={4} />
      </g>
    </>
  );
}

const poses: Record<Pose, ReactNode> = {
  back: (
    <>
      <path d="M40 20v122" strokeDasharray="1 9" stroke={ink} />
      <path d="M44 78v38h48" strokeWidth={7} stroke={clay} />
      <path d="M68 120v22M52 144h32" />
      <path d="M56 112c-5-22-4-42 6-46 14-3 20 8 20 22l-2 20z" fill={sage} />
      <path d="M56 112h46c6 0 8 3 8 8v22h14" />
      <path d="M68 78c4 14 14 18 32 16" />
      <path d="M92 98h48v46M112 98v-22h22" />
      <path d="M64 56v10M76 58v10" />
      <circle cx="71" cy="40" r="19" fill={sheet} />
      <path d="M53 46c-6-24 8-29 21-27 8 1 14 5 16 12-10 0-16 2-19 8-3 7-8 9-18 7z" fill={ink} />
    </>
  ),
  shoulders: (
    <>
      <Bust />
      <path d="M34 112c-18-2-22-28-4-34 10-3 18 4 17 13M40 84l7 8 8-7" />
      <path d="M126 112c18-2 22-28 4-34-10-3-18 4-17 13M120 84l-7 8-8-7" />
    </>
  ),
  neck: (
    <>
      <Bust tilt={20} />
      <path d="M52 22c16-10 40-10 56 2M98 24l11 1 1-11" />
    </>
  ),
  repeat: (
    <>
      <circle cx="76" cy="80" r="52" fill={sheet} />
      <Wash fill={clay} d="M76 36a44 44 0 010 88z" />
      <path d="M76 80V46M76 80v26" />
      <circle cx="76" cy="80" r="3" fill={ink} />
      <path d="M76 36v-1M120 80h1M76 124v1M32 80h-1" strokeWidth={5} />
      <path d="M128 40a68 68 0 0110 52M129 84l8 10 9-9" />
    </>
  ),
};

/** One step of the posture exercise. */
export function PostureDrawing({ pose, ...props }: DrawingProps & { pose: Pose }) {
  return (
    <Drawing width={160} height={150} {...props}>
      {poses[pose]}
    </Drawing>
  );
}

/** An eye that looks out at a tree far away. */
export function EyeRestDrawing(props: DrawingProps) {
  return (
    <Drawing width={320} height={150} {...props}>
      <circle cx="270" cy="40" r="20" fill={clay} stroke="none" />
      <Wash fill={sage} d="M176 132c26-26 52-34 78-26 24 6 44 12 54 26z" />
      <path d="M18 76c20-28 44-38 66-38 24 0 46 12 66 38-20 26-42 36-66 36-22 0-46-10-66-36z" fill={sheet} />
      <circle cx="92" cy="75" r="23" fill={sage} />
      <circle cx="95" cy="75" r="9" fill={ink} />
      <path d="M36 46l-8-11M60 32l-4-13M88 27V13M116 33l6-12M139 47l9-9" />
      <path d="M164 78h58" strokeDasharray="1 9" />
      <path d="M248 108V70M248 92l12-10" />
      <path d="M248 86c-22 2-26-22-14-28 0-18 28-18 28 0 13 6 8 28-14 28z" fill={sage} />
      <path d="M160 132h148" />
    </Drawing>
  );
}

/** The rim around the breathing exercise: `fraction` (0 to 1) of it is filled. */
export function BreathingRing({ fraction = 0, ...props }: DrawingProps & { fraction?: number }) {
  return (
    <Drawing width={240} height={240} weight={4} {...props}>
      <circle cx="120" cy="120" r="116" stroke={sage} />
      <circle
        cx="120"
        cy="120"
        r="116"
        pathLength={1}
        strokeDasharray={`${fraction} 1`}
        strokeOpacity={fraction > 0 ? 1 : 0}
        transform="rotate(-90 120 120)"
      />
    </Drawing>
  );
}

/** One wave of water, to be tiled sideways: its two halves are alike, so that it can move by one of them for ever. */
export function Wave({ className }: { className?: string }) {
  const half = (x: number) => `M${x} 12c40 0 60-10 120-10s80 10 120 10v12H${x}z`;
  return (
    <svg viewBox="0 0 480 24" preserveAspectRatio="none" className={className} fill="currentColor" aria-hidden="true">
      <path d={half(0)} />
      <path d={half(240)} />
    </svg>
  );
}

/** The boat of the logo, afloat. */
export function Boat(props: DrawingProps) {
  return (
    <Drawing width={32} height={32} weight={2} {...props}>
      <Wash fill={clay} d="M17.5 3.5c6 2 8.8 6.6 7.6 13h-7.6z" />
      <path d="M14.5 3.2v13.3M14.5 8c-3.4 1.2-5.4 4.2-5.6 8.5h5.6" strokeWidth={1.8} />
      <Wash fill={ink} d="M3 19h26c-.9 4.6-5.3 7.2-10.8 7.2h-4.4C8.3 26.2 3.9 23.6 3 19z" />
    </Drawing>
  );
}
