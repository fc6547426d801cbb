import { clay, Drawing, ink, sage, sheet, Wash } from './drawing.tsx';
import type { DrawingProps } from './drawing.tsx';

const size = { width: 240, height: 150 };

/** An open notebook with much room left and a pencil. */
export function NoResultsDrawing(props: DrawingProps) {
  return (
    <Drawing {...size} {...props}>
      <Wash fill={sage} d="M44 44c28-8 54-6 80 6 26-12 52-14 80-6v88c-28-8-54-6-80 6-26-12-52-14-80-6z" />
      <path d="M38 34c28-8 54-6 80 6 26-12 52-14 80-6v88c-28-8-54-6-80 6-26-12-52-14-80-6z" fill={sheet} />
      <path d="M118 40v88M58 56c14-2 28-1 42 4M58 76c14-2 28-1 42 4M58 96c8-1 14-1 20 1" />
      <g transform="rotate(38 172 70)">
        <path d="M164 18h16v74l-8 18-8-18z" fill={clay} />
        <path d="M164 32h16M164 92h16" />
      </g>
    </Drawing>
  );
}

/** A gentle line of days, the next one still open. */
export function NoMoodsDrawing(props: DrawingProps) {
  return (
    <Drawing {...size} {...props}>
      <Wash fill={sage} d="M16 112c40-26 70-24 104-8s66 14 104-10v44H16z" />
      <path d="M28 92c30-26 54-26 92 0s62 26 92 0" strokeDasharray="1 9" />
      <circle cx="44" cy="80" r="13" fill={sheet} />
      <circle cx="196" cy="104" r="13" fill={sheet} />
      <circle cx="120" cy="72" r="32" fill={clay} />
      <path d="M108 79c5 6 19 6 24 0" />
      <g fill={ink} stroke="none">
        <circle cx="110" cy="67" r="3" />
        <circle cx="130" cy="67" r="3" />
      </g>
      <path d="M16 138h208" />
    </Drawing>
  );
}

/** A magnifying glass over a quiet meadow. */
export function NothingFoundDrawing(props: DrawingProps) {
  return (
    <Drawing {...size} {...props}>
      <Wash fill={sage} d="M20 138c10-30 60-44 104-34 46 10 82 16 96 34z" />
      <path d="M50 136c0-12-4-20-10-26M52 136c0-10 4-16 10-20M196 136c0-10-4-16-9-20M198 136c0-10 3-15 8-18" />
      <circle cx="112" cy="66" r="42" fill={sheet} />
      <path d="M86 60c4-13 14-20 26-20" />
      <path d="M142 96l10 10" />
      <path d="M150 112l9-9 30 28a6 6 0 01-9 9z" fill={clay} />
      <path d="M20 138h142M194 138h26" />
    </Drawing>
  );
}

/** A lighthouse, its light on the water, and a boat that looks for it. */
export function NotFoundDrawing(props: DrawingProps) {
  return (
    <Drawing width={320} height={180} {...props}>
      <Wash fill={clay} d="M84 52l140-34v66z" />
      <path d="M250 28h1M292 58h1M226 14h1M168 30h1" strokeWidth={5} />
      <path d="M46 140l8-74h32l8 74z" fill={sheet} />
      <path d="M50 104h40M48 122h44" stroke={clay} strokeWidth={7} />
      <path d="M54 66h32V46H54zM50 66h40M58 46l12-14 12 14" fill={sheet} />
      <circle cx="70" cy="56" r="4" fill={clay} />
      <Wash fill={sage} d="M20 150c6-14 24-16 50-16s44 4 52 16z" />
      <g transform="rotate(4 226 132)">
        <Wash fill={sage} d="M232 92c14 5 20 15 18 28h-18z" />
        <path d="M227 90v34M227 100c-8 3-12 10-13 20h13" />
        <Wash fill={ink} d="M200 128h54c-2 9-10 14-22 14h-10c-12 0-20-5-22-14z" />
      </g>
      <path d="M8 150c14-8 28-8 42 0s28 8 42 0 28-8 42 0 28 8 42 0 28-8 42 0 28 8 42 0 28-8 42 0" />
      <path d="M120 166c8-5 16-5 24 0M186 168c8-5 16-5 24 0M262 166c8-5 16-5 24 0" />
    </Drawing>
  );
}

/** A closed door with its lamp lit: no one has come in. */
export function NobodyLookedDrawing(props: DrawingProps) {
  return (
    <Drawing {...size} {...props}>
      <Wash fill={sage} d="M60 138c0-62 20-106 60-106s60 44 60 106z" />
      <path d="M84 138V58c0-20 14-34 36-34s36 14 36 34v80z" fill={sheet} />
      <path d="M98 122V66c0-12 8-22 22-22s22 10 22 22v56z" />
      <circle cx="146" cy="92" r="3" fill={ink} />
      <path d="M186 40v14M178 54h16l4 18h-24z" fill={clay} />
      <path d="M172 80l-6 8M200 80l6 8M186 84v8" />
      <path d="M36 138h168" />
    </Drawing>
  );
}

/** A raft of lines to hold on to, in calm water. */
export function SafetyPlanDrawing(props: DrawingProps) {
  return (
    <Drawing {...size} {...props}>
      <Wash fill={sage} d="M10 104c20-9 40-9 60 0s40 9 60 0 40-9 60 0 30 6 40 2v34H10z" />
      <circle cx="120" cy="76" r="46" fill={sheet} />
      <circle cx="120" cy="76" r="20" fill="var(--surface)" />
      <path d="M104 34l7 24M136 34l-7 24M162 60l-24 7M162 92l-24-7M78 60l24 7M78 92l24-7M104 118l7-24M136 118l-7-24" />
      <Wash
        fill={clay}
        d="M106 32a46 46 0 0128 0l-6 25a20 20 0 00-16 0zM106 120a46 46 0 0028 0l-6-25a20 20 0 01-16 0z"
      />
      <circle cx="120" cy="76" r="46" />
      <circle cx="120" cy="76" r="20" />
      <path d="M22 122c12-6 24-6 36 0M182 126c12-6 24-6 36 0" />
    </Drawing>
  );
}
